// The editor of a game in progress on a real table. Each value is stored in the browser as soon as
// it is entered. The server stores nothing: the page sends all values with each request, and the
// server draws them and finds what does not fit.

import { fits } from "./card_search.js";
import { getJson, reasonOf, refresher, send, sendJson } from "./client.js";
import { byId, closest, find, findAll, get, HtmlOrSvg, parsed } from "./dom.js";
import { clamp, nearest } from "./geometry.js";
import { morph } from "./morph.js";
import { discardDraft, draftOf, storeDraft } from "./position_drafts.js";
import { announce, clearStatus, pageText } from "./status.js";
import { keepScreenOn } from "./wake_lock.js";

/** @typedef {import("./api.js").Field} Field */
/** @typedef {import("./api.js").FieldValue} FieldValue */

const REACH = 30; // pixels beside a small place of the drawing that still count as the place
const id = new URLSearchParams(location.search).get("table") ?? "";
const storedDraft = draftOf(id);
/** @type {import("./api.js").PositionDraft} */
const draft = storedDraft ?? { wish: {}, values: {}, done: [], part: "" };
const dialog = byId("picker", HTMLDialogElement);
const content = get(dialog, ".content");
const trouble = get(dialog, ".trouble");
const page = () => byId("position-editor");
let brush = 0; // the seat whose pieces are placed
/** @type {string | null} */
let picking = null; // the name of the field that the picker is open for

// Values. A value that was entered since the last answer of the server replaces the server's.

/** @type {{ text: string, fields: Record<string, Field> }} */
const latest = { text: "", fields: {} };

/** Return the fields of the present part, by name. */
function fields() {
  const { fields: text = "{}" } = page().dataset;
  if (text !== latest.text) Object.assign(latest, { text, fields: JSON.parse(text) });
  return latest.fields;
}

/** @param {string} name */
const values = (name) => [draft.values[name] ?? fields()[name].value].flat();

/** @param {string} name */
const words = (name) => values(name).map(String);

/** @param {string} name @param {FieldValue} value */
function set(name, value) {
  draft.values[name] = value;
  storeDraft(id, draft);
  refresh();
}

// Showing a part

const update = refresher({
  request: () => {
    const { wish, values, part, done } = draft;
    return send("/api/position-editor/part", { wish, values, part, done });
  },
  show,
  refused: showRefusal,
});

function refresh() {
  document.body.classList.add("sending");
  return update().finally(() => document.body.classList.remove("sending"));
}

/**
 * Show why the draft cannot be shown, for example because its edition was deleted. It stays until
 * the person discards it.
 * @param {string} reason
 */
function showRefusal(reason) {
  if (page().dataset.part) return announce(reason);
  const lost = byId("lost");
  get(lost, "p").textContent = reason;
  get(lost, "[data-do=discard]").hidden = false;
  lost.hidden = false;
}

/** @param {string} html */
function show(html) {
  const former = page().dataset.part;
  morph(page(), document.adoptNode(get(parsed(html), "#position-editor")));
  const { part = "", players, all } = page().dataset;
  storeDraft(id, Object.assign(draft, { part, players, all: Number(all) }));
  if (former !== undefined && former !== part) {
    scrollTo(0, 0);
    byId("position-part").focus({ preventScroll: true });
  }
  makeSpots();
  showBrush();
  const here = get(page(), ".parts [aria-current]");
  const list = here.parentElement;
  if (list) list.scrollLeft = here.offsetLeft - list.offsetLeft - 40;
}

/** Make the places of the drawing that belong to fields work as buttons. */
function makeSpots() {
  for (const [name, { spot: selector, label }] of Object.entries(fields())) {
    const spot = selector && find(page(), `.drawing :is(${selector})`, HtmlOrSvg);
    if (!spot) continue;
    spot.dataset.field = name;
    spot.classList.add("spot");
    // Screen readers and the keyboard use the larger button of the field if there is one.
    if (find(page(), `.fields [data-field="${CSS.escape(name)}"]`)) continue;
    spot.setAttribute("role", "button");
    spot.setAttribute("tabindex", "0");
    spot.setAttribute("aria-label", label);
  }
}

function showBrush() {
  for (const each of findAll(page(), "[data-brush]")) {
    each.setAttribute("aria-pressed", String(Number(each.dataset.brush) === brush));
  }
}

// Entering values

/** Place pieces in a field or open its picker. @param {string} name */
function touch(name) {
  const { kind, high } = fields()[name];
  const there = values(name).map(Number);
  if (kind === "owner") set(name, there[0] === brush ? -1 : brush);
  else if (kind === "owners") set(name, there.length < high ? [...there, brush] : []);
  else open(name);
}

/** @param {HTMLElement} button */
function choose(button) {
  const { of = "", word = "" } = button.dataset;
  const field = fields()[of];
  if (field.kind === "choice") {
    for (const each of findAll(page(), `[data-of="${CSS.escape(of)}"]`)) {
      each.setAttribute("aria-pressed", String(each === button));
    }
    set(of, word);
  } else set(of, withWord(field, words(of), word));
}

/**
 * Return a list after a tap on a word. The words are tapped in their order; a complete list starts
 * anew, and the last word follows by itself.
 * @param {Field} field
 * @param {string[]} list
 * @param {string} word
 */
function withWord({ low, high, among }, list, word) {
  if (!low && list.includes(word)) return list.filter((each) => each !== word);
  const complete = list.length === (low || high);
  const longer = complete ? [word] : [...new Set([...list, word])];
  const rest = among.filter((each) => !longer.includes(each));
  return low && rest.length === 1 ? [...longer, ...rest] : longer;
}

/** @param {HTMLElement} button */
function step(button) {
  if (!button.parentElement) return;
  const input = get(button.parentElement, "input", HTMLInputElement);
  input.value = String(Number(input.value) + Number(button.dataset.step));
  enterNumber(input);
}

/** @param {HTMLInputElement} input */
function enterNumber(input) {
  const number = clamp(Math.round(Number(input.value)) || 0, Number(input.min), Number(input.max));
  input.value = String(number);
  set(input.dataset.number ?? "", number);
}

// The picker

/** @type {Map<string, string>} */
const pickers = new Map(); // as the server has drawn them, by the kind of card

/** @param {string} name */
async function open(name) {
  const field = fields()[name];
  const of = field.kind === "dice" ? "dice" : field.of;
  const html = pickers.get(of) ?? (await fetchPicker(of));
  if (html === null) return;
  picking = name;
  trouble.textContent = "";
  byId("picker-title").textContent = field.label;
  content.replaceChildren(...parsed(html).childNodes);
  if (of !== "dice") arrange(field);
  find(content, ".laying")?.toggleAttribute("hidden", field.kind !== "tile");
  describe();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

/** @param {string} of */
async function fetchPicker(of) {
  try {
    const html = await send("/api/position-editor/picker", { wish: draft.wish, of });
    pickers.set(of, html);
    return html;
  } catch (error) {
    announce(reasonOf(error));
    return null;
  }
}

/** Leave only the possible cards, the present ones first. @param {Field} field */
function arrange({ kind, among }) {
  const none = get(content, "[data-pick='']");
  const there = picking === null ? [] : words(picking).map(cardOf);
  none.hidden = kind === "cards";
  for (const card of findAll(content, "[data-pick]:not([data-pick=''])")) {
    const { pick = "" } = card.dataset;
    if (!among.includes(pick)) card.remove();
    else if (there.includes(pick)) none.after(card);
  }
}

/** Return the card of a value; a tile also has a rotation and an owner. @param {string} value */
const cardOf = (value) => value.split("/")[0];

/** Show in the picker what its field has. */
function describe() {
  if (picking === null) return;
  const [{ kind }, there] = [fields()[picking], words(picking)];
  if (kind === "dice") get(content, ".run").replaceChildren(...there.map(enteredDie));
  else if (kind === "tile") describeTile(there[0]);
  else press("pick", (card) => there.includes(card));
  const others = Object.entries(draft.values).filter(([name]) => name !== picking);
  const elsewhere = others.flatMap(([, value]) => [value].flat().map(String).map(cardOf));
  for (const card of findAll(content, "[data-pick]")) {
    const { pick = "" } = card.dataset;
    card.classList.toggle("elsewhere", pick !== "" && elsewhere.includes(pick));
  }
}

/** @param {string} tile */
function describeTile(tile) {
  const [card, turn, owner = String(brush)] = tile.split("/");
  press("pick", (each) => each === card);
  press("turn", (each) => each === turn);
  press("owner", (each) => each === owner);
  const drawing = card && find(content, `[data-pick="${card}"] svg`, SVGElement);
  for (const way of findAll(content, "[data-turn]", HTMLButtonElement)) {
    way.disabled = !drawing;
    way.replaceChildren(...(drawing ? [drawing.cloneNode(true)] : []));
  }
}

/** @param {string} kind @param {(value: string) => boolean} isPressed */
function press(kind, isPressed) {
  for (const each of findAll(content, `[data-${kind}]`))
    each.setAttribute("aria-pressed", String(isPressed(each.dataset[kind] ?? "")));
}

/** Return a button that removes an entered die. @param {string} die @param {number} place */
function enteredDie(die, place) {
  const button = document.createElement("button");
  const face = get(content, `[data-die="${die}"]`);
  button.type = "button";
  button.setAttribute("aria-label", face.getAttribute("aria-label") ?? "");
  button.dataset.taken = String(place);
  button.append(...[...face.childNodes].map((node) => node.cloneNode(true)));
  return button;
}

/** @param {string} name @param {FieldValue} value */
function pick(name, value) {
  set(name, value);
  if (picking === name) describe();
}

/** @param {string} name @param {string} card */
function pickCard(name, card) {
  const { kind } = fields()[name];
  const there = words(name);
  if (kind === "cards") {
    const others = there.filter((each) => each !== card);
    pick(name, there.includes(card) ? others : [...there, card].sort());
  } else if (kind === "tile" && card) {
    const [, turn = "0", owner = String(brush)] = there[0].split("/");
    pick(name, `${card}/${turn}/${owner}`);
    get(content, ".laying").scrollIntoView({ block: "nearest" });
  } else {
    pick(name, card);
    dialog.close();
  }
}

/**
 * Change the rotation (1) or the owner (2) of a tile.
 * @param {string} name
 * @param {1 | 2} part
 * @param {string} value
 */
function pickPart(name, part, value) {
  const parts = words(name)[0].split("/");
  if (parts.length < 3) {
    if (part === 2) brush = Number(value);
    return describe();
  }
  parts[part] = value;
  pick(name, parts.join("/"));
}

/** @param {string} name @param {string[]} dice */
function addDice(name, dice) {
  pick(name, [...words(name), ...dice].slice(0, fields()[name].high));
}

/**
 * Add typed dice. The picker may be closed or open for another field before the server answers.
 * @param {HTMLFormElement} form
 */
async function addTyped(form) {
  const name = picking;
  const text = get(form, "[name=text]", HTMLInputElement).value.trim();
  if (!text || name === null) return;
  try {
    const query = new URLSearchParams({ text, seth: String("seth" in page().dataset) });
    /** @type {{ dice: string[] }} */
    const { dice } = await getJson(`/api/position-editor/dice?${query}`);
    trouble.textContent = "";
    form.reset();
    addDice(name, dice);
  } catch (error) {
    trouble.textContent = reasonOf(error);
  }
}

/** Show only the cards that fit what was typed. @param {string} typed */
function search(typed) {
  for (const each of findAll(content, "[data-pick][data-words]")) {
    each.hidden = !fits(typed, each.dataset.pick ?? "", each.dataset.words ?? "");
  }
}

// Buttons

let beginning = false;

async function begin() {
  if (beginning) return;
  beginning = true;
  clearStatus();
  try {
    /** @type {import("./api.js").CreatedGame} */
    const created = await sendJson("/api/games", { ...draft.wish, standing: draft.values });
    discardDraft(id);
    location.assign(created.url);
  } catch (error) {
    announce(reasonOf(error));
  } finally {
    beginning = false;
  }
}

/** @param {string} part */
function go(part) {
  draft.part = part;
  storeDraft(id, draft);
  refresh();
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  "part-right": () => {
    const { part = "", next = "" } = page().dataset;
    draft.done = [...new Set([...draft.done, part])];
    go(next);
  },
  begin,
  close: () => dialog.close(),
  clear: () => picking !== null && pick(picking, []),
  discard: () => {
    if (!confirm(pageText("confirm"))) return;
    discardDraft(id);
    location.assign("/");
  },
};

/** @type {Record<string, (data: DOMStringMap, button: HTMLElement) => void>} */
const CLICKS = {
  "button[data-do]": (data) => ACTIONS[data.do ?? ""](),
  "nav [data-part]": (data) => go(data.part ?? ""),
  "[data-brush]": (data) => {
    brush = Number(data.brush);
    showBrush();
  },
  "[data-step]": (_, button) => step(button),
  "[data-word]": (_, button) => choose(button),
};

/** @type {Record<string, (name: string, data: DOMStringMap) => void>} */
const PICKER_CLICKS = {
  "[data-die]": (name, { die = "" }) => addDice(name, [die]),
  "[data-taken]": (name, { taken }) =>
    pick(
      name,
      words(name).filter((_, place) => place !== Number(taken)),
    ),
  "[data-pick]": (name, data) => pickCard(name, data.pick ?? ""),
  "[data-turn]": (name, { turn = "" }) => pickPart(name, 1, turn),
  "[data-owner]": (name, { owner = "" }) => pickPart(name, 2, owner),
};

document.addEventListener("click", (event) => {
  if (event.target === dialog) return dialog.close();
  for (const [selector, act] of Object.entries(CLICKS)) {
    const button = closest(event, selector);
    if (button) return act(button.dataset, button);
  }
  for (const [selector, act] of Object.entries(PICKER_CLICKS)) {
    const button = picking !== null && closest(event, selector);
    if (button && picking !== null) return act(picking, button.dataset);
  }
  const spots = closest(event, ".drawing") ? findAll(page(), ".drawing .spot", HtmlOrSvg) : [];
  const field = closest(event, "[data-field]", HtmlOrSvg) ?? nearest(spots, event, REACH);
  if (field) touch(field.dataset.field ?? "");
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.number) enterNumber(target);
});
document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "search") search(target.value);
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) addTyped(event.target);
});
document.addEventListener("keydown", (event) => {
  const spot = closest(event, "svg .spot", SVGElement);
  if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  touch(spot.dataset.field ?? "");
});
dialog.addEventListener("close", () => {
  const name = CSS.escape(picking ?? "");
  picking = null;
  find(page(), `[data-field="${name}"]`, HtmlOrSvg)?.focus({ preventScroll: true });
});

if (storedDraft) {
  refresh();
  keepScreenOn();
} else {
  byId("lost").hidden = false;
}
