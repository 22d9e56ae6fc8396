// Who sits where, fetched when it is wanted: one's own link and code, a new link, giving a seat up.

import { settleAlerts } from "./alerts.js";

const dialog = document.getElementById("seats");
const SURE = 6000; // milliseconds within which a second press counts

export async function openSeats(game) {
  const answer = await fetch(`/games/${game}/seats`);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const seats = page.getElementById("seats-shown");
  dialog.setAttribute("aria-label", seats.dataset.title);
  dialog.dataset.game = game;
  dialog.replaceChildren(seats);
  settleAlerts();
  if (!dialog.open) dialog.showModal();
}

// Bring an open list up to date.
export function renewSeats() {
  if (dialog.open) openSeats(dialog.dataset.game);
}

dialog.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-seat-deed]");
  if (!button) return;
  const { seat, sure } = button.closest("[data-seat]").dataset;
  if (!button.dataset.asked) {
    button.dataset.asked = button.textContent;
    button.textContent = sure;
    setTimeout(() => {
      button.textContent = button.dataset.asked;
      delete button.dataset.asked;
    }, SURE);
    return;
  }
  const { game } = dialog.dataset;
  const path = `/api/games/${game}/seats/${seat}/${button.dataset.seatDeed}`;
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" } });
  if (!answer.ok) return;
  if (button.dataset.seatDeed === "leave") location.assign(`/games/${game}`);
  else openSeats(game);
});
