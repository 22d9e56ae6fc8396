// The table: choices are sent as entries, and the answers replace the changed parts of the page.

import { alerts } from "./alerts.js";
import { refreshBoard } from "./boards.js";
import {
  entryReason,
  getHtml,
  reasonOf,
  refresher,
  send,
  sendJson,
  untilAnswered,
} from "./client.js";
import { setCoach } from "./coach_games.js";
import { byId, closest, find, findAll, get, HtmlOrSvg, markOnly, parsed, placesOf } from "./dom.js";
import { expectAnubis, openFaces, toggleAnubis } from "./faces.js";
import { nearest } from "./geometry.js";
import { closeHint, play, playInstead, pressHint, setUpHint } from "./hint.js";
import { watchInvitations } from "./invite.js";
import { keyboard } from "./keys.js";
import { showMarket, toggleScored } from "./layout.js";
import { follow } from "./live.js";
import { morph } from "./morph.js";
import { explainOnPointing, hide, isPreviewed, preview } from "./popover.js";
import { openSeats, refreshSeats } from "./seats.js";
import { openNewStage } from "./stage.js";
import { announce, announceAlso, clearStatus } from "./status.js";
import { afterChange, beforeChange } from "./story.js";
import { showTab } from "./tabs.js";
import "./next_light.js";
import { offerTurns, placing } from "./turn_tile.js";
import "./what_is_this.js";

const SECONDS = 8; // that a text stays in the status line
const REACH = 24; // pixels beside a target that a finger still means
const TARGETS = ".play-area .target";
const table = byId("table");
const { page = "" } = table.dataset;
// The server does not store lessons and puzzles. Their state is part of the page and is sent along.
const stateless = "study" in table.dataset;
const api = stateless ? page : `/api${page}`;
// The seat to show. With several people at one device the server may answer with a cover instead.
let seat = new URLSearchParams(location.search).get("seat") ?? table.dataset.seat ?? "";
let byKeyboard = false;
let sending = false;
let answers = 0; // number of entries whose answer was shown

// Showing the table

const refresh = refresher({
  request: () => getHtml(`${page}/table${query()}`, shownParts()),
  show,
  version: () => `${answers} ${query()}`, // an answer to an entry is newer
});

/** Return the header that names the parts which the page has already. */
function shownParts() {
  return { "X-Have": table.dataset.have ?? "" };
}

function query() {
  if (stateless) return `?${new URLSearchParams({ study: table.dataset.study ?? "" })}`;
  return seat === "" ? "" : `?seat=${seat}`;
}

/** @param {string} html */
function show(html) {
  const fresh = get(parsed(html), "#table");
  const { asked } = table.dataset;
  const focused = document.activeElement;
  beforeChange();
  morph(table, fresh);
  if (asked !== table.dataset.asked) {
    const { suggests } = table.dataset;
    hide();
    showMarket(suggests === "market");
    if (suggests) showTab(suggests);
    openFaces();
  }
  // A drawing that is no longer a target stays on the page but cannot keep the focus.
  const keeps = focused instanceof HtmlOrSvg && focused.isConnected && focused.tabIndex >= 0;
  if (byKeyboard && focused !== document.body && !keeps) focusAnswer();
  refreshBoard();
  refreshSeats();
  update();
  afterChange().then(openNewStage);
  document.dispatchEvent(new Event("table"));
}

function focusAnswer() {
  const answer =
    find(table, "#choices [data-option], #strip [data-entry=confirm]:enabled") ??
    find(table, `${TARGETS}:not(.twin)`, HtmlOrSvg) ??
    document.getElementById("question");
  answer?.focus();
}

/** @type {string | undefined} */
let seats; // the number of changes of the seats that the page has shown
function update() {
  const { title = "", notice } = table.dataset;
  document.title = title;
  requestAnimationFrame(scrollToNewest); // measuring the log now would lay out the page twice
  watchInvitations(table, refresh);
  // The notice must not replace the answer to the player's own entry.
  if (seats !== undefined && seats !== table.dataset.seats && notice) announceAlso(notice, SECONDS);
  seats = table.dataset.seats;
}

/** Scroll to the newest line of the log and to the player who is asked. */
function scrollToNewest() {
  const log = byId("lines");
  const last = find(log, "ol > li:last-child");
  const newest = `${last?.id} ${last?.textContent.length}`; // the line of a turn grows
  if (log.dataset.newest !== newest) {
    log.dataset.newest = newest;
    log.scrollTop = log.scrollHeight;
  }
  const asked = find(table, ".chip.asked");
  const chips = asked?.parentElement;
  if (chips) chips.scrollLeft = asked.offsetLeft - chips.offsetLeft - 8;
}

// Entries

/**
 * Send an entry, show the answer, and return whether the entry was made. Several options with
 * spaces between them are sent one after the other, and only the last answer is shown. `turn`
 * undoes the last choice and makes another.
 * @param {string} kind
 * @param {string} [option]
 */
async function enter(kind, option) {
  if (sending) return false;
  sending = true;
  const asked = query();
  const answer = sendEntries(kind, option); // sent before the page changes
  document.body.classList.add("sending");
  markOnly("pressed", option ? placesOf(table, option.split(" ")[0]) : entryButtons(kind));
  try {
    const html = await answer;
    clearStatus();
    answers++;
    if (asked === query()) show(html);
    else await refresh();
    return true;
  } catch (error) {
    announce(entryReason(error), SECONDS);
    await refresh();
    return false;
  } finally {
    sending = false;
    document.body.classList.remove("sending");
    markOnly("pressed");
    live?.catchUp();
  }
}

/** @param {string} kind */
const entryButtons = (kind) => findAll(table, `[data-entry=${kind}]`);

/**
 * Send the entries for some options and return the table after them.
 * @param {string} kind
 * @param {string} [option]
 */
async function sendEntries(kind, option) {
  if (stateless) {
    return sendEntry({ kind, option, study: JSON.parse(table.dataset.study ?? "{}") }, "text/html");
  }
  const { sequence, seat } = table.dataset;
  const steps =
    kind === "turn"
      ? [{ kind: "undo" }, { kind: "choose", option }]
      : (option?.split(" ") ?? [undefined]).map((each) => ({ kind, option: each }));
  const bodies = steps.map((step, place) => ({
    sequence: Number(sequence) + 1 + place,
    ...step,
    seat: seat ? Number(seat) : undefined,
  }));
  for (const body of bodies.slice(0, -1)) await sendEntry(body, "application/json");
  return sendEntry(bodies[bodies.length - 1], "text/html");
}

/**
 * @param {import("./api.js").Entry | import("./api.js").PracticeEntry} body
 * @param {string} accept
 */
function sendEntry(body, accept) {
  const headers = { Accept: accept, ...shownParts() };
  return untilAnswered(() => send(`${api}/entries`, body, { headers }));
}

// Choosing

/** @param {HTMLElement | SVGElement} target */
function choose(target) {
  const placed = stateless ? null : placing(target);
  if (target.dataset.option) enter("choose", target.dataset.option);
  else if (placed) place("choose", placed);
  else if (target.dataset.options) openChooser(target);
}

/** @type {import("./turn_tile.js").Placing | null} */
let turnable = null; // the tile that was placed by the last choice

/**
 * Place a tile, or turn the one just placed.
 * @param {"choose" | "turn"} kind
 * @param {import("./turn_tile.js").Placing} placed
 */
async function place(kind, placed) {
  if (sending) return;
  hide();
  const before = table.dataset.sequence;
  await enter(kind, placed.option);
  turnable = table.dataset.sequence === before ? null : placed;
  if (turnable) offerTurns(turnable);
}

/** @param {HTMLElement} button */
function turnTo({ dataset: { turnTo: option = "" } }) {
  if (turnable && option !== turnable.option) place("turn", { ...turnable, option });
}

/** Offer the options of a place that has several. @param {HTMLElement | SVGElement} place */
function openChooser(place) {
  const chooser = byId("chooser");
  const options = new Set(place.dataset.options?.split(" "));
  const buttons = findAll(table, "#list [data-option]").filter((button) =>
    options.has(button.dataset.option ?? ""),
  );
  get(chooser, "h3").textContent = place.dataset.asks ?? place.getAttribute("aria-label");
  get(chooser, "div").replaceChildren(...buttons.map(shortened));
  chooser.hidden = false;
  hide(); // the chooser has the words of the explanation
  markOnly("chosen", [place]);
  if (byKeyboard) find(chooser, "button")?.focus();
}

/** Return a copy of a button with its short title. @param {HTMLElement} button */
function shortened(button) {
  const copy = button.cloneNode(true);
  const { short } = button.dataset;
  if (short && copy instanceof HTMLElement) get(copy, "b").textContent = short;
  return copy;
}

/** Close the chooser and return whether it was open. */
function closeChooser() {
  const chooser = document.getElementById("chooser");
  if (!chooser || chooser.hidden) return false;
  chooser.hidden = true;
  const place = find(table, ".chosen", HtmlOrSvg);
  markOnly("chosen");
  if (byKeyboard) place?.focus();
  return true;
}

setUpHint({
  url: (shown) => {
    const { seat } = table.dataset;
    if (seat) shown.set("seat", seat);
    return `${api}/hint?${shown}`;
  },
  enter,
});

/**
 * Wait for a request and show why it failed.
 * @param {Promise<unknown>} request
 */
async function attempt(request) {
  try {
    await request;
  } catch (error) {
    announce(reasonOf(error), SECONDS);
  }
}

/** Start another game with the same rules and seats. @param {HTMLElement} button */
async function rematch({ dataset: { wish = "{}", coach } }) {
  /** @type {import("./api.js").CreatedGame} */
  const { game, url } = await sendJson("/api/games", JSON.parse(wish));
  if (coach !== undefined) setCoach(game);
  location.assign(url);
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const ACTIONS = {
  hint: pressHint,
  "hint-close": closeHint,
  "hint-play": play,
  "hint-instead": playInstead,
  "hint-refused": ({ title }) => announce(title, SECONDS),
  faster: () => attempt(sendJson(`${api}/faster`, {})),
  reveal: (button) => {
    seat = button.dataset.seat ?? "";
    history.replaceState(null, "", query());
    live?.open();
    refresh();
  },
  final: () => document.body.classList.toggle("past-the-end"),
  anubis: toggleAnubis,
  list: () => byId("list", HTMLDialogElement).showModal(),
  seats: openSeats,
  rematch: (button) => attempt(rematch(button)),
  back: closeChooser,
};

// The second click of a double click counts only for what the first one was on.
let clicked = "";
const CLICKABLE =
  "[data-option], [data-turn-to], [data-options], [data-path], [data-entry], [data-do]";

document.addEventListener("click", (event) => {
  const button = closest(event, CLICKABLE, HtmlOrSvg) ?? nearTarget(event);
  const { option, options, path, entry, do: action } = button?.dataset ?? {};
  const meant = option ?? options ?? path ?? entry ?? action ?? "";
  const double = event.detail > 1;
  if (!button) {
    if (event.detail === 1) clicked = "";
    return;
  }
  const previewed = ".target:is([data-option], [data-turn])";
  const touched = isTouch(event) && button.matches(previewed) && !(stateless && options);
  if (touched && !isPreviewed(button)) {
    clicked = meant;
    preview(button);
    return;
  }
  if (!touched) {
    if (double && clicked !== meant) return;
    if (!double) clicked = meant;
    if (button instanceof HTMLButtonElement && button.disabled) return;
  }
  closest(button, "dialog#list", HTMLDialogElement)?.close();
  expectAnubis(button);
  if (button instanceof HTMLElement && button.dataset.turnTo) turnTo(button);
  else if (path) enter("choose", path);
  else if (option || options) choose(button);
  else if (entry) enter(entry);
  else if (button instanceof HTMLElement) ACTIONS[action ?? ""]?.(button);
});

/** @param {MouseEvent} event */
function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** Return the target beside a touch on the board, or null. @param {MouseEvent} event */
function nearTarget(event) {
  if (!isTouch(event) || !closest(event, "svg.part", SVGElement)) return null;
  return nearest(findAll(document, TARGETS, HtmlOrSvg), event, REACH);
}

// The address to notify when it is the player's turn. An empty one ends the notifications.
document.addEventListener("submit", (event) => {
  const form = closest(event, "#notify", HTMLFormElement);
  if (!form) return;
  event.preventDefault();
  const { seat: own, saved = "" } = form.dataset;
  const webhook = get(form, "[name=webhook]", HTMLInputElement).value.trim() || null;
  const request = sendJson(`${api}/seats/${own}`, { webhook }, "PATCH");
  attempt(request.then(() => announce(saved, SECONDS)));
});

/** Show numbers beside answers while the player uses the keyboard. @param {boolean} used */
function useKeyboard(used) {
  byKeyboard = used;
  document.body.classList.toggle("by-keyboard", used);
}
document.addEventListener("keydown", () => useKeyboard(true), true);
document.addEventListener("pointerdown", () => useKeyboard(false), true);

keyboard({
  choose,
  confirm: () => find(table, "[data-entry=confirm]:enabled") && enter("confirm"),
  cancel: () => {
    if (document.querySelector("dialog:modal")) return false;
    const rule = find(document, "dialog.rule[open]", HTMLDialogElement);
    rule?.close();
    if (rule || hide() || closeChooser() || closeHint()) return true;
    if (!find(table, "[data-entry=undo]:enabled")) return false;
    enter("undo");
    return true;
  },
  scored: toggleScored,
});
explainOnPointing();
const live = stateless
  ? null
  : follow({ url: () => `${api}/live${query()}`, page: table, busy: () => sending, refresh });
document.addEventListener("stale", refresh);
update();
alerts(table);
showTab(table.dataset.suggests || "wheel");
afterChange({ moving: false }).then(openNewStage);
