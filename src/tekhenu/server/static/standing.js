// A real table that is under way, entered as it stands. What was entered is kept in the browser with
// every touch and sent along with each question; the server draws it and says what does not fit.

import { discard, keep, kept } from "./standings.js";
import { morph } from "./morph.js";
import { stayAwake } from "./awake.js";

const SNAP = 30; // pixels beside a small place that still count as it
const dialog = document.getElementById("picker");
const content = dialog.querySelector(".content");
const trouble = dialog.querySelector(".trouble");
const status = document.getElementById("status");
const id = new URLSearchParams(location.search).get("table");
const draft = kept(id);
const page = () => document.getElementById("standing");
let brush = 0; // whose pieces are placed
let picking = null; // the field that the picker is open for

// What the server said last, and what was entered since

const told = { text: "", fields: {} };

function fields() {
  const text = page().dataset.fields ?? "{}";
  if (text !== told.text) Object.assign(told, { text, fields: JSON.parse(text) });
  return told.fields;
}

const value = (name) => draft.values[name] ?? fields()[name].value;

function set(name, to) {
  draft.values[name] = to;
  keep(id, draft);
  refresh();
}

// Drawing

let fetching = null;
let stale = false;

function refresh() {
  stale = true;
  fetching ??= fetchUntilFresh().finally(() => (fetching = null));
  return fetching;
}

async function fetchUntilFresh() {
  document.body.classList.add("sending");
  while (stale) {
    stale = false;
    try {
      const { wish, values, part, done } = draft;
      const answer = await post("/api/standing/part", { wish, values, part, done });
      if (answer.status === 429 || answer.status >= 500) throw new Error(answer.status); // later
      if (answer.ok) show(await answer.text());
      else refused((await answer.json()).message ?? document.body.dataset.refused);
      online(true);
    } catch {
      online(false);
      await new Promise((wait) => setTimeout(wait, 1500));
      stale = true;
    }
  }
  document.body.classList.remove("sending");
}

// Such as that an edition is there no more: what was entered stays until somebody discards it.
function refused(reason) {
  if (page().dataset.part) return tell(reason);
  const lost = document.getElementById("lost");
  lost.querySelector("p").textContent = reason;
  lost.querySelector("[data-do=discard]").hidden = false;
  lost.hidden = false;
}

function post(where, body) {
  const headers = { "Content-Type": "application/json" };
  return fetch(where, { method: "POST", headers, body: JSON.stringify(body) });
}

function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("standing");
  const former = page().dataset.part;
  morph(page(), document.adoptNode(fresh));
  const { part, players, all } = page().dataset;
  keep(id, Object.assign(draft, { part, players, all: Number(all) }));
  if (former !== undefined && former !== part) {
    scrollTo(0, 0);
    document.getElementById("standing-part").focus({ preventScroll: true });
  }
  settle();
}

// Places of the drawing become buttons, and the brush stays what it was.
function settle() {
  for (const [name, field] of Object.entries(fields())) {
    if (!field.spot) continue;
    const spot = page().querySelector(`.drawing :is(${field.spot})`);
    if (!spot) continue;
    spot.dataset.field = name;
    spot.classList.add("spot");
    if (page().querySelector(`.fields [data-field="${CSS.escape(name)}"]`)) continue; // there is a larger one
    for (const [key, word] of Object.entries({ role: "button", tabindex: "0", "aria-label": field.label })) {
      spot.setAttribute(key, word);
    }
  }
  paintBrush();
  const here = page().querySelector(".parts [aria-current]");
  here.parentElement.scrollLeft = here.offsetLeft - here.parentElement.offsetLeft - 40;
}

function paintBrush() {
  for (const each of page().querySelectorAll("[data-brush]")) {
    each.setAttribute("aria-pressed", String(Number(each.dataset.brush) === brush));
  }
}

function online(yes) {
  document.getElementById("offline").hidden = yes;
}

function tell(text) {
  status.textContent = "";
  requestAnimationFrame(() => (status.textContent = text));
}

// Entering

const TOUCH = {
  owner: (name) => set(name, value(name) === brush ? -1 : brush),
  owners: (name, field) => {
    const there = value(name);
    set(name, there.length < field.high ? [...there, brush] : []);
  },
  dice: open,
  card: open,
  cards: open,
  tile: open,
};

function touch(name) {
  TOUCH[fields()[name].kind](name, fields()[name]);
}

function choose(button) {
  const { of, word } = button.dataset;
  if (fields()[of].kind === "choice") {
    for (const each of page().querySelectorAll(`[data-of="${CSS.escape(of)}"]`)) {
      each.setAttribute("aria-pressed", String(each === button));
    }
    set(of, word);
  } else set(of, placed(fields()[of], value(of), word));
}

// Things are touched in their order; a whole one begins anew, and the last one follows.
function placed({ low, high, among }, there, word) {
  const whole = there.length === (low || high);
  if (!low && there.includes(word)) return there.filter((each) => each !== word);
  const list = whole ? [word] : there.includes(word) ? there : [...there, word];
  const rest = among.filter((each) => !list.includes(each));
  return low && rest.length === 1 ? [...list, ...rest] : list;
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  input.value = Number(input.value) + Number(button.dataset.step);
  count(input);
}

function count(input) {
  const wanted = Math.round(Number(input.value)) || 0;
  input.value = Math.max(Number(input.min), Math.min(wanted, Number(input.max)));
  set(input.dataset.number, Number(input.value));
}

// The picker

const pickers = new Map(); // as the server drew them

async function open(name) {
  const field = fields()[name];
  const of = field.kind === "dice" ? "dice" : field.of;
  if (!pickers.has(of)) {
    try {
      const answer = await post("/api/standing/picker", { wish: draft.wish, of });
      if (!answer.ok) return tell((await answer.json()).message ?? document.body.dataset.refused);
      pickers.set(of, await answer.text());
      online(true);
    } catch {
      return online(false);
    }
  }
  picking = name;
  trouble.textContent = "";
  document.getElementById("picker-title").textContent = field.label;
  content.replaceChildren(...new DOMParser().parseFromString(pickers.get(of), "text/html").body.childNodes);
  if (of !== "dice") arrange(field);
  content.querySelector(".laying")?.toggleAttribute("hidden", field.kind !== "tile");
  describe();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

// Only what can be there; what lies there already comes first.
function arrange(field) {
  const cards = [...content.querySelectorAll("[data-pick]")];
  const there = [value(picking)].flat().map((card) => card.split("/")[0]);
  for (const card of cards) {
    if (card.dataset.pick && !field.among.includes(card.dataset.pick)) card.remove();
  }
  content.querySelector("[data-pick='']").hidden = field.kind === "cards";
  const first = content.querySelector("[data-pick='']");
  for (const card of cards) if (card.dataset.pick && there.includes(card.dataset.pick)) first.after(card);
}

const DESCRIBE = {
  dice: (dice) => {
    const run = content.querySelector(".run");
    run.replaceChildren(...dice.map((die, place) => taken(die, place)));
  },
  card: (card) => press("pick", (each) => each === card),
  cards: (cards) => press("pick", (each) => cards.includes(each)),
  tile: (tile) => {
    const [card, turn, owner] = tile.split("/");
    press("pick", (each) => each === card);
    press("turn", (each) => each === turn);
    press("owner", (each) => each === (owner ?? String(brush)));
    const drawing = card && content.querySelector(`[data-pick="${card}"] svg`);
    for (const way of content.querySelectorAll("[data-turn]")) {
      way.disabled = !drawing;
      way.replaceChildren(...(drawing ? [drawing.cloneNode(true)] : []));
    }
  },
};

function describe() {
  DESCRIBE[fields()[picking].kind](value(picking));
  const elsewhere = Object.entries(draft.values)
    .filter(([name]) => name !== picking)
    .flatMap(([, there]) => [there].flat())
    .map((there) => String(there).split("/")[0]);
  for (const card of content.querySelectorAll("[data-pick]")) {
    card.classList.toggle("elsewhere", Boolean(card.dataset.pick) && elsewhere.includes(card.dataset.pick));
  }
}

function press(kind, is) {
  for (const each of content.querySelectorAll(`[data-${kind}]`)) each.setAttribute("aria-pressed", String(is(each.dataset[kind])));
}

function taken(die, place) {
  const button = content.querySelector(`[data-die="${die}"]`).cloneNode(true);
  delete button.dataset.die;
  button.type = "button";
  button.dataset.taken = place;
  return button;
}

function pick(name, to) {
  set(name, to);
  if (picking === name) describe();
}

function pickCard(card) {
  const { kind } = fields()[picking];
  const there = value(picking);
  if (kind === "cards") {
    pick(picking, there.includes(card) ? there.filter((each) => each !== card) : [...there, card].sort());
  } else if (kind === "tile" && card) {
    const [, turn, owner] = there.split("/");
    pick(picking, `${card}/${turn ?? 0}/${owner ?? brush}`);
    content.querySelector(".laying").scrollIntoView({ block: "nearest" });
  } else {
    pick(picking, card);
    dialog.close();
  }
}

function pickPart(place, to) {
  const there = value(picking).split("/");
  if (there.length < 3) {
    brush = place === 2 ? Number(to) : brush;
    return describe();
  }
  there[place] = to;
  pick(picking, there.join("/"));
}

function addDice(name, dice) {
  const { high } = fields()[name];
  pick(name, [...value(name), ...dice].slice(0, high));
}

// The picker may be shut, or open for another field, before the answer is there.
async function typed(form) {
  const name = picking;
  const text = form.text.value.trim();
  if (!text) return;
  try {
    const asked = new URLSearchParams({ text, seth: "seth" in page().dataset });
    const answer = await fetch(`/api/standing/dice?${asked}`);
    const { dice, message } = await answer.json();
    trouble.textContent = message ?? "";
    if (!answer.ok) return;
    form.reset();
    addDice(name, dice);
  } catch {
    online(false);
  }
}

function find(text) {
  const words = text.trim().toLowerCase().split(/\s+/);
  for (const each of content.querySelectorAll("[data-pick][data-words]")) {
    const card = each.dataset.pick.toLowerCase();
    const said = each.dataset.words.toLowerCase();
    each.hidden = !words.every((word) => (/^\d+$/.test(word) ? card.endsWith(word) : said.includes(word)));
  }
}

// The end

let beginning = false;

async function begin() {
  if (beginning) return;
  beginning = true;
  status.textContent = "";
  try {
    const answer = await post("/api/games", { ...draft.wish, standing: draft.values });
    const made = await answer.json();
    if (!answer.ok) return tell(made.message);
    discard(id);
    location.assign(made.url);
  } catch {
    online(false);
  } finally {
    beginning = false;
  }
}

function go(part) {
  draft.part = part;
  keep(id, draft);
  return refresh();
}

const DEEDS = {
  right: () => {
    const { part, next } = page().dataset;
    draft.done = [...new Set([...draft.done, part])];
    go(next);
  },
  begin,
  shut: () => dialog.close(),
  clear: () => pick(picking, []),
  discard: () => {
    if (!confirm(document.body.dataset.sure)) return;
    discard(id);
    location.assign("/");
  },
};

const CLICKS = {
  "[data-do]": (button) => DEEDS[button.dataset.do](),
  "nav [data-part]": (button) => go(button.dataset.part),
  "[data-brush]": (button) => {
    brush = Number(button.dataset.brush);
    paintBrush();
  },
  "[data-step]": step,
  "[data-word]": choose,
  "[data-die]": (button) => addDice(picking, [button.dataset.die]),
  "[data-taken]": (button) => pick(picking, value(picking).filter((_, place) => place !== Number(button.dataset.taken))),
  "[data-pick]": (button) => pickCard(button.dataset.pick),
  "[data-turn]": (button) => pickPart(1, button.dataset.turn),
  "[data-owner]": (button) => pickPart(2, button.dataset.owner),
  "[data-field]": (button) => touch(button.dataset.field),
};

document.addEventListener("click", (event) => {
  if (event.target === dialog) return dialog.close();
  for (const [selector, act] of Object.entries(CLICKS)) {
    const button = event.target.closest(selector);
    if (button) return act(button);
  }
  const near = event.target.closest(".drawing") && nearest(event.clientX, event.clientY);
  if (near) touch(near.dataset.field);
});

// A finger is wider than some places of the board.
function nearest(x, y) {
  const away = (spot) => {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const [near] = [...page().querySelectorAll(".drawing .spot")].map((spot) => [away(spot), spot]).sort(([a], [b]) => a - b);
  return near && near[0] <= SNAP ? near[1] : null;
}

document.addEventListener("change", (event) => event.target.dataset.number && count(event.target));
document.addEventListener("input", (event) => event.target.type === "search" && find(event.target.value));
document.addEventListener("submit", (event) => {
  event.preventDefault();
  typed(event.target);
});
document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("svg .spot");
  if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  touch(spot.dataset.field);
});
dialog.addEventListener("close", () => {
  const button = page().querySelector(`[data-field="${CSS.escape(picking)}"]`);
  picking = null;
  button?.focus({ preventScroll: true });
});

if (draft) {
  refresh();
  stayAwake();
} else {
  document.getElementById("lost").hidden = false;
}
