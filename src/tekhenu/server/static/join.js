// The token stands behind the #, so that it is in no request line and no log.

const form = document.getElementById("join");
const status = document.getElementById("status");
const token = location.hash.slice(1);
const game = form.dataset.game;

form.elements.name.value = localStorage.getItem("tekhenu-name") ?? "";
if (!token) {
  status.textContent = form.dataset.noToken;
  form.querySelector("button").disabled = true;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = form.elements.name.value.trim();
  localStorage.setItem("tekhenu-name", name);
  const answer = await fetch(`/api/games/${game}/seats/claim`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token, name }),
  });
  const claimed = await answer.json();
  if (answer.ok) location.replace(`/games/${game}`);
  else status.textContent = claimed.message;
});
