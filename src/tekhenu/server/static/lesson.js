// A lesson: what it speaks of lies in the light, the rest of the table in the shade.

import { finish } from "./learned.js";

const MARGIN = 6;
const table = document.getElementById("table");
const shade = document.getElementById("shade");
const narrow = matchMedia("(max-width: 700px)");
const TABS = { light: "wheel", horus: "wheel", populace: "market" }; // parts that lie on another's tab
let told = "";

function settle() {
  const lesson = document.getElementById("lesson");
  const { name, step, last } = lesson.dataset;
  const wanted = lit(lesson);
  for (const marked of table.querySelectorAll(".right-one")) marked.classList.remove("right-one");
  for (const place of rightOnes(lesson)) place.classList.add("right-one");
  if (told !== `${name} ${step}` || lesson.classList.contains("erred")) bring(wanted); // the try led elsewhere
  told = `${name} ${step}`;
  table.querySelector("#choices .right-one")?.scrollIntoView({ block: "nearest" });
  if (last !== undefined) finish(name);
  draw();
}

// What the step names, and what may be chosen.
function lit(lesson) {
  const named = JSON.parse(lesson.dataset.light).flatMap((place) => [...table.querySelectorAll(place)]);
  return [...named, ...rightOnes(lesson)];
}

function rightOnes(lesson) {
  return JSON.parse(lesson.dataset.right).flatMap((option) => {
    const name = CSS.escape(option);
    const here = `.felt [data-option="${name}"], .felt [data-options~="${name}"]`;
    return [...table.querySelectorAll(here)];
  });
}

// On a narrow screen to the tab where it lies, and into sight; at a desk what shows the log or the
// others in turn shows it.
function bring(wanted) {
  const place = wanted.find((one) => one.closest("[class*=part-]"));
  if (!place) return;
  const part = [...place.closest("[class*=part-]").classList].find((one) => one.startsWith("part-"));
  const tab = part.slice("part-".length);
  if (!narrow.matches) {
    if (tab === "others" || tab === "log") document.dispatchEvent(new CustomEvent("beside", { detail: tab }));
    return;
  }
  document.getElementById(`tab-${TABS[tab] ?? tab}`)?.click();
  const large = place.getBoundingClientRect().height > innerHeight / 4;
  place.scrollIntoView({ block: large ? "start" : "center", inline: "center" });
}

function draw() {
  const lesson = document.getElementById("lesson");
  if (!lesson) return;
  const holes = lit(lesson).filter((one) => one.checkVisibility()).map(around).filter(Boolean);
  const all = `M-9 -9H${innerWidth + 9}V${innerHeight + 9}H-9z`;
  shade.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  shade.firstElementChild.setAttribute("d", all + merged(holes).map(outline).join(""));
  place(lesson, holes);
}

function around(one) {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (right - left < 1 && bottom - top < 1) return null;
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

// Holes that overlap would be dark where they do: they become one.
function merged(holes) {
  const apart = [];
  for (let hole of holes) {
    for (let i = apart.length - 1; i >= 0; i--) {
      if (!overlap(apart[i], hole)) continue;
      const [other] = apart.splice(i, 1);
      hole = {
        left: Math.min(hole.left, other.left),
        top: Math.min(hole.top, other.top),
        right: Math.max(hole.right, other.right),
        bottom: Math.max(hole.bottom, other.bottom),
      };
      i = apart.length;
    }
    apart.push(hole);
  }
  return apart;
}

function overlap(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function outline({ left, top, right, bottom }) {
  const round = Math.min(10, (right - left) / 2, (bottom - top) / 2);
  const [width, height] = [right - left - 2 * round, bottom - top - 2 * round];
  const bend = (x, y) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  return `M${left + round} ${top}h${width}${bend(round, round)}v${height}${bend(-round, round)}h${-width}${bend(-round, -round)}v${-height}${bend(round, -round)}z`;
}

// Beside what lies in the light, where there is room; on a narrow screen it stands in the strip.
function place(lesson, holes) {
  if (narrow.matches) {
    lesson.style.left = lesson.style.top = "";
    return;
  }
  const { width, height } = lesson.getBoundingClientRect();
  const strip = document.getElementById("strip").getBoundingClientRect();
  const floor = lesson.classList.contains("doing") ? strip.top : innerHeight;
  const room = { left: 12, top: 56, right: innerWidth - 12 - width, bottom: floor - 8 - height };
  const hole = holes[0] ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  const middle = { x: (hole.left + hole.right - width) / 2, y: (hole.top + hole.bottom - height) / 2 };
  const tries = [
    { x: hole.right + 16, y: middle.y },
    { x: hole.left - 16 - width, y: middle.y },
    { x: middle.x, y: hole.bottom + 16 },
    { x: middle.x, y: hole.top - 16 - height },
    ...beside(lesson, middle.y, width),
    { x: room.right, y: room.bottom },
    { x: room.left, y: room.bottom },
    { x: room.right, y: room.top },
    { x: (room.left + room.right) / 2, y: room.bottom },
  ].map(({ x, y }) => ({ x: clamp(x, room.left, room.right), y: clamp(y, room.top, room.bottom) }));
  const others = [...table.querySelectorAll("svg.part .target")].map(around).filter(Boolean);
  const under = (ones, box) => ones.reduce((sum, one) => sum + shared(one, box), 0);
  const hidden = ({ x, y }) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    return 100 * under(holes, box) + under(others, box); // other choices may be tried, too
  };
  const best = tries.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  lesson.style.left = `${best.x}px`;
  lesson.style.top = `${best.y}px`;
}

// At the sides of the part of the table in which it happens.
function beside(lesson, y, width) {
  const part = lit(lesson)[0]?.closest("[class*=part-]")?.getBoundingClientRect();
  return part ? [{ x: part.right + 16, y }, { x: part.left - 16 - width, y }] : [];
}

function shared(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

document.addEventListener("table", settle);
document.addEventListener("click", () => requestAnimationFrame(draw)); // another tab, or a chooser
document.addEventListener("transitionend", draw);
addEventListener("scroll", draw, true);
addEventListener("resize", draw);
new MutationObserver(draw).observe(document.documentElement, { attributes: true });
settle();
