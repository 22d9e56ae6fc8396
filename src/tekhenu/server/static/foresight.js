// The effect of a choice, shown on the board before the choice is made.

import { closest, find, findAll, HtmlOrSvg } from "./dom.js";

/** @type {SVGElement | null} */
let changed = null; // the number beside the scales, while it shows the foreseen balance

/**
 * Tip the scales as with the previewed die on them, or as they are without a preview.
 * @param {HTMLElement | null} preview
 */
export function previewScales(preview) {
  const seat = document.getElementById("table")?.dataset.seat;
  const beam = find(document, `#beam-${seat}`, SVGElement);
  if (!beam) return;
  const { tilt, after = "" } = preview?.dataset ?? {};
  rotate(beam, tilt);
  for (const pan of findAll(beam, ".scales-tilt", SVGElement)) rotate(pan, tilt, -1);
  if (changed?.isConnected) changed.textContent = changed.dataset.before ?? "";
  changed?.classList.remove("foreseen");
  const drawing = closest(beam, "svg", SVGElement);
  changed = tilt && drawing ? find(drawing, ".scales-balance", SVGElement) : null;
  if (!changed) return;
  changed.dataset.before = changed.textContent;
  changed.textContent = after;
  changed.classList.add("foreseen");
}

/** @param {SVGElement} drawing @param {string | undefined} degrees */
function rotate(drawing, degrees, direction = 1) {
  drawing.style.transform =
    degrees === undefined ? "" : `rotate(${direction * Number(degrees)}deg)`;
}

/**
 * Show the tile in hand on the space that is pointed at, turned as it would give the most.
 * @param {Element | null} target
 */
export function previewTile(target) {
  document.getElementById("tile-ghost")?.remove();
  if (!(target instanceof SVGElement && target.matches("#temple .target[data-turn]"))) return;
  const space = find(target, ".halo", SVGGraphicsElement);
  if (!space || !find(document, "#tile-in-hand", HtmlOrSvg)) return;
  const { x, y, width } = space.getBBox();
  const tile = document.createElementNS("http://www.w3.org/2000/svg", "use");
  tile.id = "tile-ghost";
  tile.setAttribute("class", "tile-ghost");
  tile.setAttribute("href", "#tile-in-hand");
  const turn = `rotate(${target.dataset.turn} 30 30)`;
  tile.setAttribute("transform", `translate(${x} ${y}) scale(${width / 60}) ${turn}`);
  space.after(tile);
  find(target, ".value-badge", SVGElement)?.before(tile);
}
