// A player's whole board in a dialog, and the closing of dialogs by a button or by a click beside
// them. A dialog that opens by itself has closedby=closerequest: clicks beside it do not close it.

import { getHtml } from "./client.js";
import { byId, closest, get, parsed } from "./dom.js";

const dialog = byId("board", HTMLDialogElement);
const table = byId("table");

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=board], [data-do=close]");
  if (event.target instanceof HTMLDialogElement) {
    if (event.target.getAttribute("closedby") !== "closerequest") event.target.close();
  } else if (button?.dataset.do === "board") open(button.dataset.seat ?? "");
  else if (button) closest(button, "dialog", HTMLDialogElement)?.close();
});

/** Update an open board. */
export function refreshBoard() {
  if (dialog.open) open(dialog.dataset.seat ?? "");
}

/** @param {string} seat */
async function open(seat) {
  const { page, seat: own, step, study } = table.dataset;
  const query = new URLSearchParams({
    ...(own && { seat: own }),
    ...(step && { step }),
    ...(study && { study }),
  });
  const html = await getHtml(`${page}/boards/${seat}?${query}`).catch(() => null);
  if (html === null) return;
  const board = get(parsed(html), "#full-board");
  dialog.dataset.seat = seat;
  dialog.setAttribute("aria-label", board.dataset.title ?? "");
  dialog.replaceChildren(board);
  if (!dialog.open) dialog.showModal();
}
