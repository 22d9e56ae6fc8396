// The companion of a real table. Entries are sent one after the other, and the answer to the last
// one is the new page. Taps need not wait for answers, because each is stored until the server has
// it, also when the connection or the page is lost.

import { fits } from "./card_search.js";
import {
  entryReason,
  getHtml,
  getJson,
  reasonOf,
  refresher,
  send,
  sendJson,
  untilAnswered,
} from "./client.js";
import { byId, closest, find, findAll, get, parsed } from "./dom.js";
import { follow } from "./live.js";
import { morph } from "./morph.js";
import { announce, clearStatus, pageText } from "./status.js";
import { store, stored } from "./storage.js";
import { keepScreenOn } from "./wake_lock.js";

/** @typedef {import("./api.js").Entry} Entry */

const page = byId("companion");
const entries = byId("entries", HTMLDialogElement);
const { game } = page.dataset;
const here = `/games/${game}`;
const QUEUE = `tekhenu-companion-${game}`;
const DONE = `tekhenu-done-${game}`; // ids of instructions
const POSTPONED = `tekhenu-later-${game}`; // components that are compared later
const MOST_DONE = 80;
let seat = new URLSearchParams(location.search).get("seat") ?? page.dataset.seat ?? "";

/** @param {string} key @returns {string[]} */
const sessionList = (key) => stored(key, [], sessionStorage);

/** @param {Record<string, string>} [values] */
function query(values) {
  return new URLSearchParams({ ...values, ...(seat !== "" && { seat }) });
}

const pageQuery = () => query({ later: sessionList(POSTPONED).join(" ") });

// Entries

/** @type {Entry[]} */
let queue = stored(QUEUE, []);
/** @type {Promise<void> | null} */
let sending = null;
let answers = 0; // number of entries whose answer was shown

/** @param {string} kind @param {string} [option] */
function enter(kind, option) {
  const { sequence, actingSeat } = page.dataset;
  const last = queue.at(-1)?.sequence ?? Number(sequence);
  queue.push({ sequence: last + 1, kind, option, seat: Number(actingSeat) });
  storeQueue();
  sendQueue();
}

function storeQueue() {
  if (queue.length) store(QUEUE, queue);
  else localStorage.removeItem(QUEUE);
}

function sendQueue() {
  // Later, so that entries which are made together are in the queue when the first one is sent.
  sending ??= Promise.resolve()
    .then(sendAll)
    .finally(() => {
      sending = null;
    });
}

async function sendAll() {
  document.body.classList.add("sending");
  try {
    // Showing an answer may lead to the next entry.
    while (queue.length) await sendAndShow();
  } finally {
    document.body.classList.remove("sending");
  }
  live.catchUp();
}

/** Send all entries of the queue and show the page after the last one. */
async function sendAndShow() {
  let html = "";
  try {
    while (queue.length) {
      html = await untilAnswered(() => sendEntry(queue[0]));
      queue.shift();
      storeQueue();
    }
  } catch (error) {
    const [{ kind }] = queue;
    queue = [];
    storeQueue();
    showRefusal(kind, entryReason(error));
    return refresh();
  }
  answers++;
  clearStatus();
  show(html);
}

/**
 * Send an entry and return the answer, which is the page for the last entry.
 * @param {Entry} entry
 */
function sendEntry(entry) {
  const url = `/api${here}/entries`;
  if (queue.length > 1) return send(url, entry);
  return send(`${url}?page=companion&${pageQuery()}`, entry, { headers: { Accept: "text/html" } });
}

/**
 * Show why an entry was refused: printed values beside them, others in the status line.
 * @param {string} kind
 * @param {string} reason
 */
function showRefusal(kind, reason) {
  const place = kind === "edition" && find(page, ".compare .trouble");
  if (place) place.textContent = reason;
  else announce(reason);
}

// Showing the page

const refresh = refresher({
  request: () => getHtml(`${here}/companion/table?${pageQuery()}`),
  show,
  version: () => `${answers} ${queue.length}`, // an answer to an entry is newer
});

/** @param {string} html */
function show(html) {
  const { asked } = page.dataset;
  morph(page, get(parsed(html), "#companion"));
  if (asked !== page.dataset.asked) {
    const field = find(page, "#search", HTMLInputElement);
    if (field) field.value = "";
    search("");
    find(page, "#typed", HTMLFormElement)?.reset();
  }
  update();
}

/** @type {string | undefined} */
let seats; // the number of changes of the seats that the page has shown
/** @type {Set<string>} */
const closed = new Set(); // ids of instructions that were closed; the person may open them again

function update() {
  const { title = "", notice } = page.dataset;
  document.title = title;
  // During an entry the status line is for its refusal.
  const busy = document.body.classList.contains("sending");
  if (seats !== undefined && seats !== page.dataset.seats && notice && !busy) announce(notice);
  seats = page.dataset.seats;
  const done = sessionList(DONE);
  for (const instruction of findAll(page, ".instruction", HTMLDetailsElement)) {
    const { id } = instruction;
    instruction.classList.toggle("done", done.includes(id));
    if (!done.includes(id) || closed.has(id)) continue;
    instruction.open = false;
    closed.add(id);
  }
  if (find(page, ".pad[data-auto]:not(.full)")) drawLot();
}

// The pad. Taps run ahead of the server while the question stays the same.

/** @param {HTMLElement} button */
function enterOutcome(button) {
  const pad = closest(button, ".pad");
  if (!pad || pad.classList.contains("full")) return;
  const [slot, ...others] = findAll(pad, ".slot.empty");
  if (slot) {
    const picture = find(button, "svg", SVGElement);
    slot.classList.remove("empty");
    slot.replaceChildren(picture?.cloneNode(true) ?? button.textContent);
  }
  if (!others.length) pad.classList.add("full");
  const row = closest(button, ".row");
  if (row) {
    const left = get(row, ".left b");
    left.textContent = String(Number(left.textContent) - 1);
    row.classList.toggle("none", left.textContent === "0");
  } else button.classList.add("gone");
  enter("choose", button.dataset.outcome);
}

const outcomes = (more = "") => findAll(page, `.outcomes [data-outcome]${more}`);

/** Show only the outcomes that fit what was typed. @param {string} typed */
function search(typed) {
  for (const each of outcomes()) {
    each.hidden = !fits(typed, get(each, "b").textContent, each.dataset.words ?? "");
  }
}

/** Enter one of the outcomes at random. */
function drawLot() {
  const all = outcomes();
  const weights = all.map((each) => Number(each.dataset.weight));
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  enterOutcome(all.at(drawn) ?? all[0]); // at(-1) is the last one
}

/**
 * Let the server read a typed text, and enter the outcomes if it is right.
 * @param {HTMLFormElement} form
 */
async function enterTyped(form) {
  const text = get(form, "[name=text]", HTMLInputElement).value.trim();
  if (!text) return;
  try {
    /** @type {{ options: string[] }} */
    const { options } = await getJson(`${here}/companion/read?${query({ text })}`);
    form.reset();
    for (const option of options) enter("choose", option);
  } catch (error) {
    announce(reasonOf(error));
  }
}

// Comparison of components with the person's own copy, whose values are stored in an edition

/** Return the data of the compared component. @param {HTMLElement} button */
const componentOf = (button) => closest(button, ".compare")?.dataset ?? {};

/**
 * Act with the person's edition, which is created if there is none.
 * @param {HTMLElement} button
 * @param {(edition: string, component: DOMStringMap) => Promise<void>} act
 */
async function withEdition(button, act) {
  const component = componentOf(button);
  try {
    await act(component.edition || (await createEdition(component.name ?? "")), component);
  } catch (error) {
    announce(pageText("unsaved", reasonOf(error)));
  }
}

/** @param {string} name */
async function createEdition(name) {
  /** @type {import("./api.js").CreatedEdition} */
  const { edition } = await sendJson("/api/editions", { name });
  return edition;
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const COMPARISON = {
  same: (button) =>
    withEdition(button, async (edition, { values = "{}" }) => {
      await sendJson(`/api/editions/${edition}`, { values: JSON.parse(values) }, "PATCH");
      await refresh();
    }),
  differs: (button) =>
    withEdition(button, async (edition, { part, first }) => {
      location.assign(`/editions/${edition}/${part}?game=${game}#${first}`);
    }),
  "use-mine": (button) => {
    for (const option of JSON.parse(componentOf(button).corrections ?? "[]"))
      enter("edition", option);
  },
  "not-now": (button) => {
    const { component = "" } = componentOf(button);
    store(POSTPONED, [...sessionList(POSTPONED), component], sessionStorage);
    refresh();
  },
};

// Other buttons

/** Show the latest entries, so that one can be corrected. */
async function correct() {
  const html = await getHtml(`${here}/companion/entries?${query()}`).catch(() => null);
  if (html === null) return;
  entries.replaceChildren(...parsed(html).childNodes);
  entries.showModal();
}

/**
 * Go back to an entry. The server stores the later ones, so that they can be entered again.
 * @param {string} step
 */
function goBack(step) {
  entries.close();
  enter("back", step);
}

/** Show the ways to place a tile on a space. @param {HTMLElement} button */
function openSpace(button) {
  for (const each of findAll(page, "[data-do=space]")) {
    each.setAttribute("aria-expanded", String(each === button));
    byId(each.getAttribute("aria-controls") ?? "").hidden = each !== button;
  }
}

/**
 * Mark an instruction and all before it as done, because people follow them in order.
 * @param {HTMLElement} button
 */
function setDone(button) {
  const ids = findAll(page, ".instruction").map(({ id }) => id);
  const last = ids.indexOf(closest(button, ".instruction")?.id ?? "");
  const done = [...sessionList(DONE), ...ids.slice(0, last + 1)];
  store(DONE, done.slice(-MOST_DONE), sessionStorage);
  update();
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const ACTIONS = {
  ...COMPARISON,
  space: openSpace,
  correct,
  redo: () => enter("redo"),
  "draw-lot": drawLot,
  close: () => entries.close(),
  done: setDone,
  reveal: (button) => {
    seat = button.dataset.seat ?? "";
    history.replaceState(null, "", `?${query()}`);
    live.open();
    refresh();
  },
};

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-outcome], [data-choice], [data-back-to], button[data-do]");
  if (!button) return;
  const { outcome, choice, backTo, do: action = "" } = button.dataset;
  if (outcome) enterOutcome(button);
  else if (choice) {
    if (!queue.length) enter("choose", choice);
  } else if (backTo) goBack(backTo);
  else ACTIONS[action]?.(button);
});
document.addEventListener("input", (event) => {
  const field = closest(event, "#search", HTMLInputElement);
  if (field) search(field.value);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !closest(event, "#search")) return;
  const found = outcomes(":not([hidden])");
  if (found.length === 1) enterOutcome(found[0]);
});
document.addEventListener("submit", (event) => {
  const form = closest(event, "#typed", HTMLFormElement);
  if (!form) return;
  event.preventDefault();
  enterTyped(form);
});

const live = follow({
  url: () => `/api${here}/live?${query()}`,
  page,
  busy: () => sending !== null,
  refresh,
});
if (queue.length) sendQueue(); // entries that were made before the page was lost
keepScreenOn();
update();
if (sessionList(POSTPONED).length) refresh();
