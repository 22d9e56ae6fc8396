// The turns of others, one after the other: pieces move to their new places, and all changes glow
// until the next click. With reduced motion the pieces only glow.

import { byId, closest, find, findAll, HtmlOrSvg } from "./dom.js";
import { middle } from "./geometry.js";

/** @typedef {import("./api.js").Trace} Trace */

/**
 * A turn with its traces, of which the first `from` were shown before.
 * @typedef {{ turn: HTMLElement, traces: Trace[], from: number }} News
 */
/**
 * @typedef {object} Step
 * @property {HTMLElement} turn
 * @property {Trace} trace
 * @property {HTMLElement | SVGElement | undefined} piece
 */

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const DURATION = 750; // milliseconds for one movement
const SLOW = 2.5; // factor of the slow pace
const PACE = "tekhenu-pace";

const table = byId("table");
/** @type {Map<string, number>} */
const played = new Map(); // numbers of shown traces by turn
/** @type {Map<string, DOMRect>} */
let formerDice = new Map(); // places of the dice before the table changed
/** @type {{ skipped: boolean, skip: () => void } | null} */
let animation = null;
let faded = true; // nothing glows

/** Remember where the dice are before the table changes. */
export function beforeChange() {
  formerDice = new Map();
  for (const die of findAll(table, "#wheel-dice > g, #seth-dice > g", SVGElement)) {
    formerDice.set(die.id, die.getBoundingClientRect());
  }
}

/** Animate the new turns after the table has changed. Resolve when the animation has ended. */
export async function afterChange({ moving = true } = {}) {
  showPace();
  const news = findAll(table, "#turn-summaries > li").map((turn) => {
    /** @type {Trace[]} */
    const traces = JSON.parse(turn.dataset.traces ?? "[]");
    const from = played.get(turn.id) ?? 0;
    played.set(turn.id, traces.length);
    return { turn, traces, from };
  });
  const fresh = news.some(({ traces, from }) => traces.length > from);
  if (fresh) {
    fade(); // traces of earlier turns
    faded = false;
    showNewest(byId("turn-summaries"));
  }
  if (!moving || CALM.matches || document.hidden || !fresh) return glow(news);
  await animate(news);
}

/**
 * Scroll to the newest summaries, of which as many are visible as fit without cutting one.
 * @param {HTMLElement} list
 */
function showNewest(list) {
  list.style.maxHeight = "";
  const room = list.clientHeight;
  const heights = findAll(list, "li").map(
    (turn) => list.scrollHeight + list.offsetTop - turn.offsetTop,
  );
  if (heights[0] <= room) return;
  const shown = heights.find((height) => height <= room);
  if (shown) list.style.maxHeight = `${shown}px`;
  list.scrollTop = list.scrollHeight - (shown ?? heights[heights.length - 1]);
}

/** @param {News[]} news */
async function animate(news) {
  animation?.skip();
  const now = { skipped: false, skip: () => {} };
  const skipped = new Promise((resolve) => {
    now.skip = () => {
      now.skipped = true;
      resolve(undefined);
    };
  });
  animation = now;
  document.body.classList.add("animating");
  /** @type {Step[]} */
  const steps = news.flatMap(({ turn, traces, from }) =>
    traces.slice(from).map((trace) => ({ turn, trace, piece: pieceOf(trace) })),
  );
  for (const { piece, trace } of steps) if (trace.from) piece?.classList.add("to-come");
  const animated = new Set(steps.map(({ turn }) => turn));
  for (const { turn } of news) turn.classList.toggle("later", animated.has(turn));
  for (const step of steps) {
    const { turn, trace, piece } = step;
    if (turn.classList.replace("later", "now")) turn.scrollIntoView({ block: "nearest" });
    const moved = now.skipped ? null : move(step);
    if (!moved?.copy) piece?.classList.remove("to-come");
    if (moved) {
      await Promise.race([moved.motion.finished.catch(() => {}), skipped]);
      moved.motion.cancel();
      moved.copy?.remove();
    }
    piece?.classList.remove("to-come");
    mark(trace, piece);
  }
  if (animation !== now) return;
  animation = null;
  document.body.classList.remove("animating");
  glow(news);
}

/**
 * Return the drawing of a trace; of several pieces the last one of the seat.
 * @param {Trace} trace
 */
function pieceOf({ at, seat }) {
  const own = `.seat-${seat}`;
  const found = findAll(table, at, HtmlOrSvg);
  return found.findLast((piece) => piece.matches(own) || piece.querySelector(own)) ?? found.at(-1);
}

/**
 * Start to move a piece, or for a die a copy of its drawing in the summary, from its former place.
 * Return null if there is nothing to see.
 * @param {Step} step
 */
function move({ turn, trace, piece }) {
  if (!trace.from) return null;
  const timing = {
    duration: DURATION * (isSlow() ? SLOW : 1),
    easing: "cubic-bezier(0.35, 0.05, 0.2, 1)",
  };
  const end = visibleBox(piece) ?? boardOf(trace.seat);
  const start =
    formerDice.get(`die-${trace.die}`) ??
    (trace.from === "board" ? boardOf(trace.seat) : boxOf(trace.from));
  if (!end || !start) return null;
  if (trace.die === undefined) {
    const motion = piece && visibleBox(piece) && movePiece(piece, start, end, timing);
    return motion ? { motion } : null;
  }
  const copy = find(turn, "svg", SVGElement)?.cloneNode(true);
  if (!(copy instanceof SVGElement)) return null;
  copy.classList.add("flyer");
  document.body.append(copy);
  const [a, b] = [middle(start), middle(end)];
  const motion = copy.animate(
    [
      { transform: `translate(${a.x}px, ${a.y}px) scale(1.5)` },
      { transform: `translate(${b.x}px, ${b.y}px) scale(1)` },
    ],
    timing,
  );
  return { motion, copy };
}

/**
 * Move a drawing from elsewhere on the screen to its place.
 * @param {HTMLElement | SVGElement} piece
 * @param {DOMRect} start
 * @param {DOMRect} end
 * @param {KeyframeAnimationOptions} timing
 */
function movePiece(piece, start, end, timing) {
  const [a, b] = [middle(start), middle(end)];
  const parent = piece.parentNode;
  const user = parent instanceof SVGGraphicsElement && parent.getScreenCTM()?.inverse();
  if (!user) return null;
  const x = user.a * (a.x - b.x) + user.c * (a.y - b.y);
  const y = user.b * (a.x - b.x) + user.d * (a.y - b.y);
  const { transform } = getComputedStyle(piece);
  const own = transform === "none" ? "" : transform;
  return piece.animate(
    [{ transform: `translate(${x}px, ${y}px) ${own}` }, { transform: own || "none" }],
    timing,
  );
}

/** @param {number | undefined} seat */
function boardOf(seat) {
  return boxOf(`#player-${seat}`) ?? boxOf(`#compact-${seat}`) ?? boxOf(`#chip-${seat}`);
}

/** @param {string} selector */
function boxOf(selector) {
  return visibleBox(find(table, selector, HtmlOrSvg));
}

/** @param {Element | null | undefined} element */
function visibleBox(element) {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height && element?.checkVisibility() ? box : null;
}

// Glow

/** @param {News[]} news */
function glow(news) {
  if (faded) return;
  for (const { traces } of news) for (const trace of traces) mark(trace, pieceOf(trace));
}

/** @param {Trace} trace @param {Element | undefined} piece */
function mark({ seat }, piece) {
  if (!faded) piece?.classList.add("trace", `trace-${seat ?? "none"}`);
}

function fade() {
  faded = true;
  for (const piece of table.querySelectorAll(".trace")) {
    const names = [...piece.classList].filter((name) => name.startsWith("trace-"));
    piece.classList.remove("trace", ...names);
  }
}

// Pace

function isSlow() {
  return localStorage.getItem(PACE) === "slow";
}

function showPace() {
  const button = find(table, "[data-do=animate-slower]");
  button?.setAttribute("aria-pressed", String(isSlow()));
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const ACTIONS = {
  "animate-again": () => {
    played.clear();
    formerDice = new Map();
    faded = false;
    afterChange();
  },
  "summary-why": ({ dataset: { line } }) => {
    for (const id of [`details-${line}`, `why-${line}`])
      document.getElementById(id)?.setAttribute("open", "");
    document.getElementById(`log-${line}`)?.scrollIntoView({ block: "nearest" });
  },
  "animate-skip": () => animation?.skip(),
  "animate-slower": () => {
    localStorage.setItem(PACE, isSlow() ? "" : "slow");
    showPace();
  },
};

document.addEventListener(
  "click",
  (event) => {
    const button = closest(event, "[data-do]");
    const action = ACTIONS[button?.dataset.do ?? ""];
    if (button && action) return action(button);
    animation?.skip();
    fade();
  },
  true,
);
