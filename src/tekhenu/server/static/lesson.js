// A lesson: the parts of the table that the text is about are bright, the others dark, and the text
// is placed beside them.

import { byId, closest, find, findAll, get, HtmlOrSvg, markOnly, placesOf } from "./dom.js";
import { showMarked } from "./faces.js";
import { finishLesson } from "./finished_lessons.js";
import { clamp } from "./geometry.js";
import { showBeside } from "./layout.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ x: number, y: number }} Point */

const MARGIN = 6;
const GAP = 16; // pixels between the text and the bright parts
const table = byId("table");
const spotlight = byId("spotlight", SVGSVGElement);
const narrow = matchMedia("(max-width: 700px)");
/** @type {Record<string, string>} */
const TABS = { light: "wheel", horus: "wheel", populace: "market" }; // parts on the tab of another
let shownStep = "";

function update() {
  const lesson = byId("lesson");
  const { name = "", step, last } = lesson.dataset;
  const bright = brightParts(lesson);
  markOnly("expected", expectedPlaces(lesson));
  showMarked("expected");
  // After a wrong choice the player may be at another part.
  if (shownStep !== `${name} ${step}` || lesson.classList.contains("erred")) bringIntoView(bright);
  shownStep = `${name} ${step}`;
  find(table, "#choices .expected", HtmlOrSvg)?.scrollIntoView({ block: "nearest" });
  if (last !== undefined) finishLesson(name);
  draw();
}

/**
 * Return the parts that the step names and the places of the right choices.
 * @param {HTMLElement} lesson
 */
function brightParts(lesson) {
  /** @type {string[]} */
  const selectors = JSON.parse(lesson.dataset.highlight ?? "[]");
  const named = selectors.flatMap((selector) => findAll(table, selector, HtmlOrSvg));
  return [...named, ...expectedPlaces(lesson)];
}

/** @param {HTMLElement} lesson */
function expectedPlaces(lesson) {
  /** @type {string[]} */
  const options = JSON.parse(lesson.dataset.expected ?? "[]");
  const board = get(table, ".play-area");
  return options.flatMap((option) => placesOf(board, option));
}

/** @param {Element} element */
const partOf = (element) => closest(element, "section[class*=part-]");

/**
 * Show the first part: on a narrow screen its tab, on a desk the log or the others.
 * @param {Element[]} elements
 */
function bringIntoView(elements) {
  const element = elements.find(partOf);
  const part = element && partOf(element)?.className.match(/\bpart-(\w+)/)?.[1];
  if (!part) return;
  if (!narrow.matches) {
    if (part === "others" || part === "log") showBeside(part);
    return;
  }
  document.getElementById(`tab-${TABS[part] ?? part}`)?.click();
  const large = element.getBoundingClientRect().height > innerHeight / 4;
  element.scrollIntoView({ block: large ? "start" : "center", inline: "center" });
}

function draw() {
  const lesson = document.getElementById("lesson");
  if (!lesson) return;
  const holes = brightParts(lesson)
    .filter((element) => element.checkVisibility())
    .flatMap(boxAround);
  const all = `M-9 -9H${innerWidth + 9}V${innerHeight + 9}H-9z`;
  spotlight.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  get(spotlight, "path", SVGElement).setAttribute("d", all + merged(holes).map(outline).join(""));
  place(lesson, holes);
}

/**
 * Return the box of an element with a margin; an empty list if it has no size.
 * @param {Element} element
 */
function boxAround(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left < 1 && bottom - top < 1) return [];
  return [
    { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN },
  ];
}

/** Merge holes that overlap, because the overlap would be dark. @param {Box[]} holes */
function merged(holes) {
  /** @type {Box[]} */
  const apart = [];
  for (let box of holes) {
    for (let i = apart.length - 1; i >= 0; i--) {
      if (!overlap(apart[i], box)) continue;
      const [other] = apart.splice(i, 1);
      box = {
        left: Math.min(box.left, other.left),
        top: Math.min(box.top, other.top),
        right: Math.max(box.right, other.right),
        bottom: Math.max(box.bottom, other.bottom),
      };
      i = apart.length;
    }
    apart.push(box);
  }
  return apart;
}

/** Return the area that two boxes share. @param {Box} a @param {Box} b */
function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Return the path of a box with round corners. @param {Box} box */
function outline({ left, top, right, bottom }) {
  const radius = Math.min(10, (right - left) / 2, (bottom - top) / 2);
  const [width, height] = [right - left - 2 * radius, bottom - top - 2 * radius];
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${left + radius} ${top}h${width}${corner(radius, radius)}v${height}`,
    `${corner(-radius, radius)}h${-width}${corner(-radius, -radius)}v${-height}`,
    `${corner(radius, -radius)}z`,
  ].join("");
}

/**
 * Place the text where it covers least of the bright parts and of the choices. On a narrow screen
 * it is in the strip.
 * @param {HTMLElement} lesson
 * @param {Box[]} holes
 */
function place(lesson, holes) {
  if (narrow.matches) {
    lesson.style.left = lesson.style.top = "";
    return;
  }
  const { width, height } = lesson.getBoundingClientRect();
  const strip = byId("strip").getBoundingClientRect();
  const floor = lesson.classList.contains("doing") ? strip.top : innerHeight;
  const room = { left: 12, top: 56, right: innerWidth - 12 - width, bottom: floor - 8 - height };
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  const hole = holes[0] ?? { left: x, right: x, top: y, bottom: y };
  const middle = {
    x: (hole.left + hole.right - width) / 2,
    y: (hole.top + hole.bottom - height) / 2,
  };
  const part = partOf(brightParts(lesson)[0] ?? lesson)?.getBoundingClientRect();
  const places = [
    { x: hole.right + GAP, y: middle.y },
    { x: hole.left - GAP - width, y: middle.y },
    { x: middle.x, y: hole.bottom + GAP },
    { x: middle.x, y: hole.top - GAP - height },
    ...(part ? [part.right + GAP, part.left - GAP - width].map((x) => ({ x, y: middle.y })) : []),
    { x: room.right, y: room.bottom },
    { x: room.left, y: room.bottom },
    { x: room.right, y: room.top },
    { x: (room.left + room.right) / 2, y: room.bottom },
  ].map(({ x, y }) => ({ x: clamp(x, room.left, room.right), y: clamp(y, room.top, room.bottom) }));
  const choices = findAll(table, "svg.part .target", HtmlOrSvg).flatMap(boxAround);

  /** Return how much the text would cover, most of all of the bright parts. @param {Point} point */
  function covered({ x, y }) {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const sum = (/** @type {Box[]} */ others) =>
      others.reduce((area, other) => area + overlap(other, box), 0);
    return 100 * sum(holes) + sum(choices);
  }
  const best = places.reduce((a, b) => (covered(b) < covered(a) ? b : a));
  lesson.style.left = `${best.x}px`;
  lesson.style.top = `${best.y}px`;
}

document.addEventListener("table", update);
document.addEventListener("click", () => requestAnimationFrame(draw)); // a tab or a chooser opens
document.addEventListener("transitionend", draw);
addEventListener("scroll", draw, true);
addEventListener("resize", draw);
new MutationObserver(draw).observe(document.documentElement, { attributes: true });
update();
