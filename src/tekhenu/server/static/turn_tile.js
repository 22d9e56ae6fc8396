// A Pillar tile is placed by one click, turned as it gives the most. Until the next choice it can be
// turned otherwise: the placing is undone and repeated in one go.

import { byId, findAll } from "./dom.js";

/**
 * @typedef {object} Placing
 * @property {string} option the one that gives the most
 * @property {HTMLElement[]} ways the buttons of all its rotations
 * @property {Node | undefined} tile its drawing
 */

/**
 * Return how a tile is placed on a space, or null if the space is about something else.
 * @param {HTMLElement | SVGElement} space
 * @returns {Placing | null}
 */
export function placing(space) {
  const { options = "", turn } = space.dataset;
  if (turn === undefined) return null;
  const offered = new Set(options.split(" "));
  const ways = findAll(document, "#list [data-turned]").filter((way) =>
    offered.has(way.dataset.option ?? ""),
  );
  const option = ways.find((way) => way.dataset.turned === turn)?.dataset.option;
  const tile = document.getElementById("tile-in-hand")?.cloneNode(true);
  return option ? { option, ways: ways.map(asButton), tile } : null;
}

/** @param {HTMLElement} way */
function asButton(way) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice turn";
  button.dataset.turnTo = way.dataset.option;
  button.title = `${way.dataset.short}: ${way.title}`;
  button.append(...[...way.cloneNode(true).childNodes]);
  const name = button.querySelector("b");
  if (name && way.dataset.short) name.textContent = way.dataset.short;
  for (const use of button.querySelectorAll("use")) use.setAttribute("href", "#tile-placed");
  return button;
}

/** Offer the other rotations of a tile that was just placed. @param {Placing} placed */
export function offerTurns({ option, ways, tile }) {
  if (ways.length < 2 || !document.querySelector("[data-entry=undo]:enabled")) return;
  const choices = byId("choices");
  const bar = document.createElement("div");
  bar.id = "turn-it";
  bar.className = "turn-it";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", choices.dataset.turnIt ?? "");
  const label = document.createElement("span");
  label.textContent = choices.dataset.turnIt ?? "";
  for (const way of ways) {
    way.setAttribute("aria-pressed", String(way.dataset.turnTo === option));
  }
  const store = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  store.setAttribute("class", "turn-store");
  store.setAttribute("aria-hidden", "true");
  if (tile instanceof Element) {
    tile.id = "tile-placed";
    store.append(tile);
  }
  bar.append(store, label, ...ways);
  choices.prepend(bar);
}

/** Press the button of the next rotation. Return whether there is one. */
export function turnOn() {
  const ways = findAll(document, "#turn-it [data-turn-to]");
  const now = ways.findIndex((way) => way.getAttribute("aria-pressed") === "true");
  ways[(now + 1) % ways.length]?.click();
  return ways.length > 0;
}
