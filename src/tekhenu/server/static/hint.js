// The hint: first a nudge, then the best turns, which improve while the panel is open and visible.
// “Do it” plays a turn through the ordinary entries and leaves it unconfirmed.

import { getHtml, reasonOf } from "./client.js";
import { byId, find, findAll, get, markOnly, parsed, placesOf } from "./dom.js";
import { announce, pageText } from "./status.js";
import { showTab } from "./tabs.js";

const PAUSE = 450; // milliseconds between the choices of a turn that is played
const SECONDS = 10; // that a message stays in the status line
const SVG = "http://www.w3.org/2000/svg";
const MARK = "hint-mark";
const COMPACT = matchMedia("(max-width: 700px), (max-height: 759px)");
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {"" | "nudge" | "turns"} Level what the panel shows */
/**
 * @typedef {object} Page
 * @property {(query: URLSearchParams) => string} url the address of the hint
 * @property {(kind: string, option?: string) => Promise<boolean>} enter
 */

const table = byId("table");
/** @type {Page} */
let page;
/** @type {Level} */
let level = "";
let asked = ""; // the decision that the hint is about
let playing = false;
let running = new AbortController(); // of the request in progress

const panel = () => byId("hint");
const body = () => get(panel(), ".body");
const progress = () => get(panel(), ".progress");
const stop = () => running.abort();

export function pressHint() {
  if (playing) return;
  if (level !== "turns") load(level ? "turns" : "nudge");
  else find(panel(), "details[open] summary")?.focus();
}

/** Close the panel and return whether it was open. */
export function closeHint() {
  if (!level) return false;
  const inside = panel().contains(document.activeElement);
  stop();
  level = "";
  panel().hidden = true;
  body().replaceChildren();
  document.body.classList.remove("hinting");
  unmark();
  if (inside) find(table, "[data-do=hint]")?.focus();
  return true;
}

/** Request the first stage, and then the better ones. @param {"nudge" | "turns"} wanted */
async function load(wanted) {
  stop();
  level = wanted;
  asked = table.dataset.asked ?? "";
  unmark();
  panel().hidden = false;
  document.body.classList.add("hinting");
  const waiting = document.createElement("p");
  waiting.className = "thinking";
  waiting.textContent = pageText("hintThinking");
  body().replaceChildren(waiting);
  progress().replaceChildren();
  await request(1);
}

/** @param {number} stage */
async function request(stage) {
  stop();
  running = new AbortController();
  const { signal } = running;
  const query = new URLSearchParams({ show: level, stage: `${stage}` });
  try {
    const html = await getHtml(page.url(query), { Accept: "text/html" }, signal);
    if (signal.aborted) return;
    show(parsed(html));
    improve();
  } catch (error) {
    if (!signal.aborted) fail(reasonOf(error), stage);
  }
}

/** Request the next stage, unless the page is hidden or the hint is final. */
function improve() {
  const turns = find(body(), ".turns:not([data-done])");
  if (turns && !document.hidden) request(Number(turns.dataset.stage) + 1);
}

/** @param {HTMLElement} fresh */
function show(fresh) {
  const improved = find(body(), "details") !== null;
  const selected = find(body(), "details[open]")?.dataset.first;
  const focused = body().contains(document.activeElement);
  const turns = findAll(fresh, "details");
  const same = turns.find(({ dataset }) => dataset.first === selected);
  // A small screen shows all turns first, and the reasons of one that is opened.
  if (same || (improved && !selected) || COMPACT.matches) {
    for (const each of turns) each.toggleAttribute("open", each === same);
  }
  progress().textContent = find(fresh, ".turns")?.dataset.progress ?? "";
  body().ariaLive = improved ? "off" : "polite"; // improved turns are not read again
  body().replaceChildren(...fresh.childNodes);
  if (focused) find(body(), "details[open] summary")?.focus();
  mark();
}

/** Show why there is no answer. Turns that are shown stay. @param {string} reason */
function fail(reason, stage = 1) {
  const said = document.createElement("p");
  const again = document.createElement("button");
  said.className = "failed";
  said.textContent = `${reason} `;
  again.type = "button";
  again.className = "link";
  again.textContent = pageText("hintAgain");
  again.addEventListener("click", () => request(stage));
  said.append(again);
  if (find(body(), ".turns")) progress().replaceChildren(...said.childNodes);
  else body().replaceChildren(said);
}

// Marks on the board

function unmark() {
  for (const each of document.querySelectorAll(`.${MARK}`)) each.remove();
  markOnly("hinted");
  markOnly("lit");
}

function mark() {
  unmark();
  const nudge = find(body(), ".nudge");
  if (nudge) light(nudge);
  /** @type {Map<Element, string[]>} */
  const places = new Map();
  for (const { dataset } of findAll(body(), "details")) {
    const place = placeOf(dataset.first ?? "");
    if (place) places.set(place, [...(places.get(place) ?? []), dataset.number ?? ""]);
  }
  for (const [place, numbers] of places) place.append(drawMark(place, numbers.join(" ")));
  markOnly("hinted", places.keys());
}

/** Return where a choice is made, on the board if possible. @param {string} option */
function placeOf(option) {
  const places = placesOf(table, option).filter((place) => !place.closest("#list, #hint, .twin"));
  return places.find((place) => place instanceof SVGElement) ?? places[0];
}

/** @param {HTMLElement} nudge */
function light({ dataset: { lights = "", parts = "" } }) {
  const pieces = lights.split(" ").flatMap((id) => document.getElementById(id) ?? []);
  const shown = parts.split(" ").flatMap((part) => find(table, `.part-${part}`) ?? []);
  markOnly("lit", [...pieces, ...shown]);
  const first = pieces.length ? "wheel" : parts.split(" ")[0];
  if (first) showTab(first);
}

// Playing a turn

/** @param {HTMLElement} button */
export async function play({ dataset: { line = "", open } }) {
  if (playing) return;
  playing = true;
  stop();
  document.body.classList.add("hint-playing");
  try {
    const played = await playLine(line.split(" "));
    closeHint();
    announce(
      pageText(played ? (open === undefined ? "hintPlayed" : "hintRevealed") : "hintStopped"),
      SECONDS,
    );
  } finally {
    playing = false;
    document.body.classList.remove("hint-playing");
  }
}

/** Make choices one after the other; return whether all were possible. @param {string[]} line */
async function playLine(line) {
  let sequence = table.dataset.sequence;
  for (const [number, option] of line.entries()) {
    if (number && !CALM.matches) await new Promise((done) => setTimeout(done, PAUSE));
    const offered = find(table, `#list [data-option="${CSS.escape(option)}"]`);
    if (!offered || table.dataset.sequence !== sequence) return false;
    if (!(await page.enter("choose", option))) return false;
    sequence = table.dataset.sequence;
  }
  return true;
}

/** Undo the turn and play another one. @param {HTMLElement} button */
export async function playInstead(button) {
  if (!playing && (await page.enter("restart"))) await play(button);
}

function update() {
  if (playing || !level) return;
  if (asked === table.dataset.asked) mark();
  else if (level === "turns" && find(table, "#list")) load("turns");
  else closeHint();
}

/** Prepare the hint of a table. @param {Page} own */
export function setUpHint(own) {
  page = own;
  document.addEventListener("table", update);
  document.addEventListener("visibilitychange", () => {
    if (level !== "turns" || playing) return;
    if (document.hidden) stop();
    else improve();
  });
}

/** @param {Element} place @param {string} numbers */
function drawMark(place, numbers) {
  if (!(place instanceof SVGGraphicsElement)) {
    const badge = document.createElement("span");
    badge.className = MARK;
    badge.textContent = numbers;
    return badge;
  }
  const { x, y, width } = place.getBBox();
  const mark = document.createElementNS(SVG, "g");
  const size = numbers.length > 1 ? 14 : 10;
  mark.setAttribute("class", MARK);
  mark.setAttribute("transform", `translate(${x + Math.min(6, width / 6)} ${y + 5})`);
  mark.setAttribute("aria-hidden", "true");
  const ground = document.createElementNS(SVG, "rect");
  ground.setAttribute("x", `${-size}`);
  ground.setAttribute("y", "-10");
  ground.setAttribute("width", `${2 * size}`);
  ground.setAttribute("height", "20");
  ground.setAttribute("rx", "10");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("y", "5");
  text.textContent = numbers;
  mark.append(ground, text);
  return mark;
}
