// The dialog that makes a private game from an earlier position.

import { getHtml, reasonOf, sendJson } from "./client.js";
import { closest, find, findAll, get, parsed } from "./dom.js";

const dialog = find(document, "#branch", HTMLDialogElement);
let step = 0;

/** Open the dialog for a position. @param {number} at @param {number} round */
function open(at, round) {
  if (!dialog) return;
  const from = get(dialog, "#branch-from");
  const { words = "", setup = "" } = from.dataset;
  step = at;
  from.textContent = round ? words.replace("%", String(round)) : setup;
  get(dialog, ".problem").textContent = "";
  const seats = findAll(dialog, "select", HTMLSelectElement);
  if (seats.length && !seats.some((seat) => seat.value === "me")) seats[own()].value = "me";
  dialog.showModal();
}

/** Return the seat that the page is about. */
function own() {
  const shown = find(document, "#review, #table")?.dataset.seat;
  const last = findAll(document, "#branch select").length - 1;
  return Math.min(Number(shown || 0), last);
}

async function create() {
  if (!dialog) return;
  const seats = findAll(dialog, "select", HTMLSelectElement).map((seat) => seat.value);
  const { url: address = "", name } = dialog.dataset;
  const wish = { step, seats, ...(name && { name }) };
  try {
    /** @type {import("./api.js").CreatedGame} */
    const { url } = await sendJson(address, wish);
    location.assign(url);
  } catch (error) {
    get(dialog, ".problem").textContent = reasonOf(error);
  }
}

/** Show the person's branches where the page has a place for them. */
async function list() {
  for (const place of findAll(document, "[data-branches]")) {
    const list = await getHtml(place.dataset.branches ?? "").catch(() => "");
    place.replaceChildren(...parsed(list).childNodes);
  }
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=branch]");
  if (button) open(Number(button.dataset.step), Number(button.dataset.round));
  else if (dialog && (event.target === dialog || closest(event, "#branch [data-do=close]"))) {
    dialog.close();
  }
});

dialog?.addEventListener("submit", (event) => {
  event.preventDefault();
  create();
});
list();
