// Links for friends: copied with one press, looked after until they are used.

const PATIENCE = 8000; // milliseconds between looks whether a seat has been taken
let waiting = 0;

export function invitations(table, look) {
  clearTimeout(waiting);
  if (table.querySelector("#invite")) waiting = setTimeout(look, PATIENCE);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-do=copy]");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.classList.add("done");
});
