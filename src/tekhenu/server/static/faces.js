// The six values of a die that is taken: plainly, or with the switch on for an Anubis Action.

import { find } from "./dom.js";

let wanted = false; // the choice that led to the question was about Anubis

/** Remember whether the next question is about Anubis. @param {HTMLElement | SVGElement} button */
export function expectAnubis(button) {
  wanted = "anubis" in button.dataset;
}

/** Set the switch of a new question. */
export function openFaces() {
  if (wanted) setAnubis(true);
  wanted = false;
}

export function toggleAnubis() {
  setAnubis(!find(document, "#choices .faces")?.classList.contains("anubis"));
}

/** Show the Anubis row if it has the value of that class. @param {string} marked */
export function showMarked(marked) {
  if (find(document, `#choices .by-anubis .${marked}`)) setAnubis(true);
}

/** @param {boolean} on */
function setAnubis(on) {
  const button = find(document, "#choices .anubis-switch");
  if (!button) return;
  find(document, "#choices .faces")?.classList.toggle("anubis", on);
  button.setAttribute("aria-checked", String(on));
}

/**
 * Return the button of a value, null if it cannot be taken, or undefined if no value is asked.
 * @param {number} value
 */
export function faceOf(value) {
  const row = [...document.querySelectorAll("#choices .faces .row")].find((it) =>
    it.checkVisibility(),
  );
  return row && find(row, `button[data-face="${value}"]`);
}
