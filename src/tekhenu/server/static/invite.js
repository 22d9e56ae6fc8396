// Links for friends: copied by a button, and watched until the seats are taken.

import { closest, get } from "./dom.js";

const INTERVAL = 8000; // milliseconds
let timer = 0;

/**
 * Refresh the table after a while if it shows invitations.
 * @param {HTMLElement} table
 * @param {() => void} refresh
 */
export function watchInvitations(table, refresh) {
  clearTimeout(timer);
  if (table.querySelector("#invite")) timer = setTimeout(refresh, INTERVAL);
}

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-do=copy]");
  if (!button?.parentElement) return;
  const field = get(button.parentElement, "input", HTMLInputElement);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // without https there is no clipboard
  }
  button.classList.add("done");
});
