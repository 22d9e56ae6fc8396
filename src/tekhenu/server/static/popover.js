// Explanations of what the pointer or the focus is on: the effect of dice, the text of cards and
// tiles, the names of places. By touch a choice is shown in the strip first, with a button that
// takes it.

import { byId, closest, HtmlOrSvg, markOnly } from "./dom.js";
import { previewScales, previewTile } from "./foresight.js";
import { placeAbove } from "./geometry.js";
import { loadPlans } from "./plans.js";

const HIDE_AFTER = 120; // milliseconds after the pointer has left
const HIDE_PREVIEW_AFTER = 1200; // so that the pointer can reach the buttons of a preview
const DWELL = 140; // milliseconds over another die until its preview replaces the present one
const DIE = "[id^='die-']";

const tip = document.createElement("div");
tip.id = "tip";
tip.className = "tip";
tip.hidden = true;
/** @type {HTMLElement | null} */
let shown = null; // `tip`, or the place for previews in the strip
/** @type {HTMLElement | SVGElement | null} */
let subject = null; // the element that is explained
let hiding = 0;
let dwelling = 0;

/** Start to explain what the pointer and the focus are on. */
export function explainOnPointing() {
  document.body.append(tip);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") point(event);
    showPlace(closest(event, "[data-place]", HtmlOrSvg)?.dataset.place);
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch" && !closest(event, ".target", HtmlOrSvg)) explain(event);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) explain(event);
  });
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (shown === tip && (!subject || relatedTarget !== subject)) hide();
  });
  // A preview stays when the board scrolls, because its appearance may scroll the board of a phone.
  addEventListener(
    "scroll",
    (event) => {
      if (shown === tip && event.target instanceof Node && event.target.contains(subject)) hide();
    },
    true,
  );
}

/** Hide the explanation and return whether there was one. */
export function hide() {
  clearTimeout(hiding);
  clearTimeout(dwelling);
  if (!shown) return false;
  shown.hidden = true;
  subject?.removeAttribute("aria-describedby");
  subject?.classList.remove("previewed");
  previewScales(null);
  previewTile(null);
  shown = subject = null;
  return true;
}

/**
 * Return whether a choice is previewed, so that a second touch takes it.
 * @param {Element} target
 */
export function isPreviewed(target) {
  return subject === target && shown?.id === "peek";
}

/**
 * Show a choice in the strip with a button that takes it.
 * @param {HTMLElement | SVGElement} target
 */
export function preview(target) {
  hide();
  const title = document.createElement("p");
  title.textContent = target.getAttribute("aria-label");
  const content = (closest(target, DIE, HtmlOrSvg) && contentFor(target)) || [title];
  show(target, byId("peek"), [...content, takeButton(target)]);
  target.classList.add("previewed");
}

/**
 * Mark a place of the log on the board: all spaces of a line, and the Pillar on a space.
 * @param {string | undefined} place
 */
function showPlace(place) {
  const pillar = place?.replace("space-", "pillar-");
  const here = place && `#${place}, #${pillar}, [id^="${place}-"]`;
  markOnly("pointed", here ? document.querySelectorAll(here) : []);
}

/** @param {Event} event */
function point(event) {
  clearTimeout(dwelling);
  if (shown?.id !== "peek") explain(event);
  else if (closest(event, "#strip")) clearTimeout(hiding);
  // The pointer may cross other dice on its way to the buttons of the preview.
  else dwelling = setTimeout(() => explain(event), DWELL);
}

/** @param {Event} event */
function explain(event) {
  if (!(event.target instanceof Element && event.target.isConnected)) return;
  const place = closest(
    event,
    `${DIE}, [data-card], [data-blocked], [data-tip], .target`,
    HtmlOrSvg,
  );
  const content = place && contentFor(place);
  clearTimeout(hiding);
  if (!content) {
    hiding = setTimeout(hide, shown === tip ? HIDE_AFTER : HIDE_PREVIEW_AFTER);
    return;
  }
  const focusable = closest(event, "[tabindex], button, a", HtmlOrSvg) ?? place;
  if (subject === focusable) return;
  hide();
  const peek = place.closest(DIE) && document.getElementById("peek");
  show(focusable, peek || tip, content);
  if (!peek) placeAbove(tip, place.getBoundingClientRect());
  if (place.matches(DIE) && !peek) plan(place, focusable);
}

/**
 * Explain a die as it would be on one's next turn, once that is known.
 * @param {HTMLElement | SVGElement} die
 * @param {HTMLElement | SVGElement} target
 */
async function plan(die, target) {
  if (!(await loadPlans()) || subject !== target) return;
  tip.replaceChildren(...(contentFor(die) ?? []));
  placeAbove(tip, die.getBoundingClientRect());
}

/**
 * @param {HTMLElement | SVGElement} target
 * @param {HTMLElement} where
 * @param {(Node | string)[]} content
 */
function show(target, where, content) {
  subject = target;
  shown = where;
  where.replaceChildren(...content);
  where.hidden = false;
  target.setAttribute("aria-describedby", where.id);
  const die = closest(target, DIE, HtmlOrSvg);
  previewScales(die && document.getElementById(`preview-${die.id}`));
  previewTile(target);
}

/** Return the explanation of a place, or null. @param {HTMLElement | SVGElement} place */
function contentFor(place) {
  const die = closest(place, DIE, HtmlOrSvg);
  const card = closest(place, "[data-card]", HtmlOrSvg)?.dataset.card;
  const id = die ? `preview-${die.id}` : card && `about-${card}`;
  const source = id && document.getElementById(id);
  if (source) return [...source.cloneNode(true).childNodes];
  const label = place.matches(".target, [data-blocked]") && place.getAttribute("aria-label");
  const text = place.dataset.tip ?? label;
  return text ? [text] : null;
}

/** @param {HTMLElement | SVGElement} target */
function takeButton(target) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice take";
  const { option, options, turn } = target.dataset;
  Object.assign(button.dataset, option ? { option } : { options, turn });
  button.textContent = byId("peek").dataset.take ?? "";
  return button;
}
