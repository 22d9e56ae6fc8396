// Absent players: agree that a computer plays for them or that the game is abandoned, and take a
// seat back. The result comes as a change of the seats.

import { getJson, reasonOf, sendJson } from "./client.js";
import { byId, closest } from "./dom.js";
import { isSecondPress } from "./second_press.js";
import { announce } from "./status.js";

const INTERVAL = 60000; // milliseconds between two requests for absent players
const api = `/api/games/${byId("table").dataset.game}`;

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-leaving]", HTMLButtonElement);
  if (!button) return;
  const { leaving = "", agree, confirm } = button.dataset;
  if (confirm && !isSecondPress(button, confirm)) return;
  button.disabled = true;
  try {
    const body = leaving.endsWith("/return") ? {} : { agree: agree !== "false" };
    await sendJson(`${api}/${leaving}`, body);
    closest(button, "dialog", HTMLDialogElement)?.close();
  } catch (error) {
    announce(reasonOf(error), 8);
  } finally {
    button.disabled = false;
  }
});

// The absence of a player causes no event, so the page must ask for it.
setInterval(async () => {
  const shown = document.getElementById("departures");
  if (!shown?.hidden || document.visibilityState !== "visible") return;
  /** @type {import("./api.js").Game | null} */
  const game = await getJson(api).catch(() => null);
  if (game?.vanished.length) document.dispatchEvent(new Event("stale"));
}, INTERVAL);
