// The keyboard: Enter and Space choose, arrows move among the targets, Escape undoes or closes;
// digits choose answers, and letters press the buttons that name them.

import { closest, find, findAll, HtmlOrSvg } from "./dom.js";
import { faceOf } from "./faces.js";
import { middle } from "./geometry.js";

const TARGETS = ".target, .blocked";
/** @type {Record<string, string>} */
const LETTERS = {
  h: ":is([data-do], [data-entry])[aria-keyshortcuts=H]",
  u: "[data-entry=undo]:enabled",
  c: "[data-entry=confirm]:enabled",
  k: ".coach-call",
};
const FIRST = ".play-area .target:not(.twin)";
const ANSWER = ".choice:is([data-option], [data-path])";
const QUESTIONS = ["#chooser:not([hidden])", "#peek:not([hidden])", "#choices"]; // by precedence
/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Handle the keys of the table. `cancel` returns whether there was anything to close or to undo.
 * @param {object} actions
 * @param {(target: HTMLElement | SVGElement) => void} actions.choose
 * @param {() => void} actions.confirm
 * @param {() => boolean} actions.cancel
 * @param {() => void} actions.scored
 */
export function keyboard({ choose, confirm, cancel, scored }) {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches("input, select")) return;
    const target = closest(event, TARGETS, HtmlOrSvg);
    const idle = document.activeElement === document.body;
    if (key === "Escape") {
      if (cancel()) event.preventDefault();
    } else if (document.querySelector("dialog:modal")) {
      return;
    } else if (key in ARROWS && (target || idle)) {
      (target ? next(target, ARROWS[key]) : find(document, FIRST, HtmlOrSvg))?.focus();
      event.preventDefault();
    } else if (key >= "1" && key <= "9") {
      answerOf(Number(key))?.click();
    } else if (key.toLowerCase() === "s") {
      scored();
    } else if (key.toLowerCase() in LETTERS) {
      find(document, LETTERS[key.toLowerCase()])?.click();
    } else if (target instanceof SVGElement && (key === "Enter" || key === " ")) {
      choose(target);
      event.preventDefault();
    } else if (key === "Enter" && idle) {
      confirm();
    }
  });
}

/**
 * Return the button with a number. The values of a die have their own numbers, and other answers
 * follow them.
 * @param {number} number
 */
function answerOf(number) {
  for (const question of QUESTIONS) {
    const open = find(document, question);
    if (!open) continue;
    const face = question === "#choices" ? faceOf(number) : undefined;
    if (face) return face;
    const others = findAll(open, ANSWER).filter((it) => !it.closest(".faces"));
    return others[number - 1 - (face === undefined ? 0 : 6)];
  }
}

/**
 * Return the closest target in a direction. A distance to the side counts double.
 * @param {HTMLElement | SVGElement} from
 * @param {[number, number]} direction
 */
function next(from, [dx, dy]) {
  const here = middle(from.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const other of findAll(document, TARGETS, HtmlOrSvg)) {
    const { x, y } = middle(other.getBoundingClientRect());
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (other !== from && along > 1 && along + 2 * aside < least && other.checkVisibility()) {
      least = along + 2 * aside;
      best = other;
    }
  }
  return best;
}
