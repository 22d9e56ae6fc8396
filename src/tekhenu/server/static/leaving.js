// Players who are gone: asking and agreeing that a computer stands in or that the game is abandoned,
// and taking one's own seat back. What comes of it is heard like any change of the seats.

const SURE = 6000; // milliseconds within which a second press counts
const LOOK = 60000; // milliseconds from one look at who has vanished to the next
const status = document.getElementById("status");

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-leaving]");
  if (!button || (button.dataset.sure && !asked(button))) return;
  const { leaving, agree } = button.dataset;
  const body = leaving.endsWith("/return") ? {} : { agree: agree !== "false" };
  button.disabled = true;
  const answer = await fetch(`/api/games/${document.getElementById("table").dataset.game}/${leaving}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  button.disabled = false;
  if (answer?.ok) button.closest("dialog")?.close();
  else status.textContent = (await answer?.json())?.message ?? document.body.dataset.refused;
});

// That somebody has vanished is nothing that happens: one has to look.
setInterval(async () => {
  const shown = document.getElementById("departures");
  if (!shown?.hidden || document.visibilityState !== "visible") return;
  const answer = await fetch(`/api/games/${document.getElementById("table").dataset.game}`).catch(() => null);
  if (answer?.ok && (await answer.json()).vanished.length) document.dispatchEvent(new Event("stale"));
}, LOOK);

// What cannot be taken back is done by a second press.
function asked(button) {
  if (button.dataset.asked) return true;
  button.dataset.asked = button.textContent;
  button.textContent = button.dataset.sure;
  setTimeout(() => {
    button.textContent = button.dataset.asked;
    delete button.dataset.asked;
  }, SURE);
  return false;
}
