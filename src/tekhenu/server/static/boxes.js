// The list of one's editions: begin one, from nothing or from a file, rename and delete.

const status = document.getElementById("status");
const troubles = document.getElementById("troubles");
const dialog = document.getElementById("ask");

async function send(path, method, body) {
  const answer = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  troubles.replaceChildren();
  troubles.hidden = true;
  if (answer.ok) return said;
  status.textContent = document.body.dataset.failed.replace("%", said.message);
  tell(said.problems ?? []);
  status.scrollIntoView({ block: "center" });
  return null;
}

// The first one is in the message.
function tell(problems) {
  const further = problems.slice(1).map((problem) => {
    const line = document.createElement("li");
    line.textContent = problem;
    return line;
  });
  troubles.replaceChildren(...further);
  troubles.hidden = !further.length;
}

async function begin(wish) {
  const made = await send("/api/editions", "POST", wish);
  if (made) location.assign(made.url);
}

document.getElementById("new-edition").addEventListener("submit", (event) => {
  event.preventDefault();
  begin({ name: new FormData(event.target).get("name") });
});

document.getElementById("upload").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (file) await begin({ file: await file.text() });
  event.target.value = ""; // the same file may be chosen again once it was put right
});

function ask(button) {
  const field = dialog.querySelector("input");
  const yes = dialog.querySelector("button[value=yes]");
  const renaming = button.dataset.do === "rename";
  field.hidden = !renaming;
  field.required = renaming;
  field.value = button.dataset.name ?? "";
  yes.textContent = renaming ? yes.dataset.rename : yes.dataset.delete;
  document.getElementById("ask-title").textContent = renaming
    ? document.getElementById("rename-title").textContent
    : button.dataset.sure;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((settle) => {
    dialog.addEventListener("close", () => settle(dialog.returnValue && { name: field.value }), { once: true });
  });
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-edition] button[data-do]");
  const agreed = button && (await ask(button));
  if (!agreed) return;
  const path = `/api/editions/${button.closest("[data-edition]").dataset.edition}`;
  const done = button.dataset.do === "rename" ? await send(path, "PATCH", agreed) : await send(path, "DELETE");
  if (done) location.reload();
});
