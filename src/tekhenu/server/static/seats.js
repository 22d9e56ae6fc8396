// The dialog of the seats: the player's own link and code, a new link, and leaving the game.

import { showAlerts } from "./alerts.js";
import { getHtml, reasonOf, sendJson } from "./client.js";
import { byId, closest, get, parsed } from "./dom.js";
import { isSecondPress } from "./second_press.js";
import { announce } from "./status.js";

const dialog = byId("seats", HTMLDialogElement);
const { game } = byId("table").dataset;

export async function openSeats() {
  const html = await getHtml(`/games/${game}/seats`).catch(() => null);
  if (html === null) return;
  const seats = get(parsed(html), "#seats-shown");
  dialog.setAttribute("aria-label", seats.dataset.title ?? "");
  dialog.replaceChildren(seats);
  showAlerts();
  if (!dialog.open) dialog.showModal();
}

/** Update an open dialog. */
export function refreshSeats() {
  if (dialog.open) openSeats();
}

dialog.addEventListener("click", async (event) => {
  const button = closest(event, "[data-seat-action]");
  const own = button && closest(button, "[data-seat]");
  if (!own || !isSecondPress(button, own.dataset.confirm ?? "")) return;
  const { seatAction } = button.dataset;
  try {
    await sendJson(`/api/games/${game}/seats/${own.dataset.seat}/${seatAction}`);
    if (seatAction === "leave") location.assign(`/games/${game}`);
    else openSeats();
  } catch (error) {
    announce(reasonOf(error), 8);
  }
});
