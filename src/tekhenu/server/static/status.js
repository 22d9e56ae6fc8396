// The status line of a page, and the sign that there is no connection.

import { byId } from "./dom.js";

let shown = "";
let timer = 0;

/**
 * Return a text that the page has as data of its body, with `value` in place of `%`.
 * @param {string} name
 */
export function pageText(name, value = "") {
  return (document.body.dataset[name] ?? "").replace("%", () => value);
}

/**
 * Show a text in the status line, for some seconds or until the next one.
 * @param {string} text
 * @param {number} [seconds]
 */
export function announce(text, seconds) {
  const line = byId("status");
  clearTimeout(timer);
  shown = text;
  line.textContent = "";
  // Screen readers read a text again only after it was removed.
  requestAnimationFrame(() => {
    line.textContent = shown;
  });
  if (seconds) timer = setTimeout(clearStatus, 1000 * seconds);
}

/** @param {string} text @param {number} [seconds] */
export function announceAlso(text, seconds) {
  announce(shown ? `${shown} ${text}` : text, seconds);
}

export function clearStatus() {
  byId("status").textContent = shown = "";
}

/** @param {boolean} online */
export function setOnline(online) {
  document.body.classList.toggle("offline", !online);
  const badge = document.getElementById("offline");
  if (badge) badge.hidden = online;
}
