// The turns of others: told one after the other. What travelled is seen travelling, and what changed
// glows until the next click. Whoever wants no motion is told all the same, at once.

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const BEAT = 750; // milliseconds for what travels
const SLOW = 2.5; // times as long, if wished
const PACE = "tekhenu-pace";

const table = document.getElementById("table");
const played = new Map(); // traces of a turn that have been shown
let lay = new Map(); // where dice lay before the table changed
let telling = null; // what is being told now
let faded = true; // nothing glows any more

export function beforeChange() {
  lay = new Map();
  for (const die of table.querySelectorAll("#wheel-dice > g, #seth-dice > g")) {
    lay.set(die.id, die.getBoundingClientRect());
  }
}

// After the table has changed. Resolves when all is told.
export async function changed({ moving = true } = {}) {
  settlePace();
  const turns = [...table.querySelectorAll("#told > li")];
  const news = turns.map((turn) => ({ turn, all: JSON.parse(turn.dataset.traces) }));
  let fresh = 0;
  for (const one of news) {
    one.from = played.get(one.turn.id) ?? 0;
    fresh += one.all.length - one.from;
    played.set(one.turn.id, one.all.length);
  }
  if (fresh) {
    fade(); // what glowed for an earlier turn
    faded = false;
  }
  if (fresh) turns.at(-1).parentNode.scrollTop = turns.at(-1).offsetTop;
  if (!moving || CALM.matches || document.hidden || !fresh) return glow(news);
  await perform(news);
}

async function perform(news) {
  telling?.skip();
  let skipped;
  const now = { over: false, skip: () => ((now.over = true), skipped?.()) };
  telling = now;
  document.body.classList.add("telling");
  const steps = news.flatMap(({ turn, all, from }) =>
    all.slice(from).map((trace) => ({ turn, trace, piece: find(trace) })),
  );
  for (const { piece, trace } of steps) if (trace.from) piece?.classList.add("to-come");
  for (const { turn } of news) turn.classList.toggle("later", steps.some((s) => s.turn === turn));
  for (const step of steps) {
    if (step.turn.classList.replace("later", "now")) step.turn.scrollIntoView({ block: "nearest" });
    const flight = now.over ? null : travel(step);
    if (!step.flyer) step.piece?.classList.remove("to-come");
    if (flight) {
      await Promise.race([flight.finished.catch(() => {}), new Promise((done) => (skipped = done))]);
      flight.cancel();
      step.flyer?.remove();
    }
    step.piece?.classList.remove("to-come");
    mark(step.trace, step.piece);
  }
  if (telling !== now) return;
  telling = null;
  document.body.classList.remove("telling");
  glow(news);
}

// The drawing of a trace; of several pieces the last one of the seat.
function find({ at, seat }) {
  const found = [...table.querySelectorAll(at)];
  return found.findLast((piece) => piece.matches(`.seat-${seat}`) || piece.querySelector(`.seat-${seat}`)) ?? found.at(-1);
}

function travel(step) {
  const { trace, piece } = step;
  if (!trace.from) return null;
  const duration = BEAT * (slow() ? SLOW : 1);
  const timing = { duration, easing: "cubic-bezier(0.35, 0.05, 0.2, 1)" };
  const home = visible(piece) ?? boardOf(trace.seat);
  const start = lay.get(`die-${trace.die}`) ?? (trace.from === "board" ? boardOf(trace.seat) : boxOf(trace.from));
  if (!home || !start) return null;
  if (trace.die === undefined) return visible(piece) ? flown(piece, start, home, timing) : null;
  const drawn = step.turn.querySelector("svg");
  if (!drawn) return null;
  step.flyer = drawn.cloneNode(true);
  step.flyer.classList.add("flyer");
  document.body.append(step.flyer);
  const [a, b] = [middle(start), middle(home)];
  return step.flyer.animate(
    [
      { transform: `translate(${a.x}px, ${a.y}px) scale(1.5)` },
      { transform: `translate(${b.x}px, ${b.y}px) scale(1)` },
    ],
    timing,
  );
}

// A drawing comes from elsewhere on the screen to its place.
function flown(piece, start, home, timing) {
  const [a, b] = [middle(start), middle(home)];
  const user = piece.parentNode.getScreenCTM?.()?.inverse();
  if (!user) return null;
  const x = user.a * (a.x - b.x) + user.c * (a.y - b.y);
  const y = user.b * (a.x - b.x) + user.d * (a.y - b.y);
  const stays = getComputedStyle(piece).transform;
  const there = stays === "none" ? "" : stays;
  return piece.animate(
    [{ transform: `translate(${x}px, ${y}px) ${there}` }, { transform: there || "none" }],
    timing,
  );
}

function boardOf(seat) {
  return boxOf(`#player-${seat}`) ?? boxOf(`#compact-${seat}`) ?? boxOf(`#chip-${seat}`);
}

function boxOf(selector) {
  return visible(table.querySelector(selector));
}

function visible(node) {
  const box = node?.getBoundingClientRect();
  return box?.width && box.height && node.checkVisibility() ? box : null;
}

function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

// Glowing

function glow(news) {
  if (faded) return;
  for (const { all } of news) for (const trace of all) mark(trace, find(trace));
}

function mark({ seat }, piece) {
  if (!faded) piece?.classList.add("trace", `trace-${seat ?? "none"}`);
}

function fade() {
  faded = true;
  for (const piece of table.querySelectorAll(".trace")) {
    piece.classList.remove("trace", ...[...piece.classList].filter((name) => name.startsWith("trace-")));
  }
}

// Pace

function slow() {
  return localStorage.getItem(PACE) === "slow";
}

function settlePace() {
  table.querySelector("[data-do=tell-slower]")?.setAttribute("aria-pressed", slow());
}

const DEEDS = {
  "tell-again": () => {
    played.clear();
    lay = new Map();
    faded = false;
    changed();
  },
  "tell-why": ({ dataset: { line } }) => {
    for (const id of [`tale-${line}`, `why-${line}`]) document.getElementById(id)?.setAttribute("open", "");
    document.getElementById(`log-${line}`)?.scrollIntoView({ block: "nearest" });
    document.dispatchEvent(new CustomEvent("read-log"));
  },
  "tell-skip": () => telling?.skip(),
  "tell-slower": () => {
    localStorage.setItem(PACE, slow() ? "" : "slow");
    settlePace();
  },
};

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-do]");
    if (DEEDS[button?.dataset.do]) return DEEDS[button.dataset.do](button);
    telling?.skip();
    fade();
  },
  true,
);
