// The table: choices go out, fragments come in and are morphed into the page.

import { alerts } from "./alerts.js";
import { boards, renew } from "./boards.js";
import { invitations } from "./invite.js";
import { openSeats, renewSeats } from "./seats.js";
import { keyboard } from "./keys.js";
import { layout } from "./layout.js";
import { listen } from "./live.js";
import { morph } from "./morph.js";
import { explains, hide, preview, previewed } from "./popover.js";
import { stageIfNew } from "./stage.js";
import { beforeChange, changed } from "./story.js";
import { tabs } from "./tabs.js";
import { near } from "./touch.js";
import { whatIsThis } from "./what.js";

const table = document.getElementById("table");
const status = document.getElementById("status");
const say = document.body.dataset;
const { page } = table.dataset;
// A table that is nobody's game carries itself what was chosen: it is sent along, and nothing is heard.
const alone = "study" in table.dataset;
const api = alone ? page : `/api${page}`;
const turnTo = tabs(table);
const { shelf } = layout(table);
// Whose eyes to ask for; with several people at one device the answer may be a cover instead.
let seat = new URLSearchParams(location.search).get("seat") ?? table.dataset.seat;
let byKeyboard = false;
let sending = false;

// Fetching

let fetching = null;
let stale = false;
let newest = 0; // the last entry heard of
let reseated = 0; // the last change of seats heard of
let queued = false; // whether the computer that is asked waits for its turn to think
let answered = 0; // entries whose answer was shown: what was fetched meanwhile may be older

function refresh() {
  stale = true;
  fetching ??= fetchUntilFresh().finally(() => (fetching = null));
  return fetching;
}

async function fetchUntilFresh() {
  while (stale) {
    stale = false;
    try {
      const asked = question();
      const before = answered;
      const headers = { "X-Have": table.dataset.have };
      const answer = await fetch(`${page}/table${asked}`, { headers });
      if (!answer.ok) throw new Error(answer.status);
      const html = await answer.text();
      if (before !== answered) stale = true;
      else if (asked === question()) show(html);
      online(true);
    } catch {
      online(false);
      await new Promise((done) => setTimeout(done, 2000));
      stale = true;
    }
  }
}

// The answer to what is sent is the table itself; what happened meanwhile comes after that.
function catchUp() {
  const { sequence, seats } = table.dataset;
  const waits = queued && !("queued" in table.dataset);
  if (!sending && (newest > Number(sequence) || reseated > Number(seats) || waits)) refresh();
}

function question() {
  if (alone) return `?${new URLSearchParams({ study: table.dataset.study })}`;
  return seat === "" ? "" : `?seat=${seat}`;
}

function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  const asked = table.dataset.asked;
  const focused = document.activeElement;
  beforeChange();
  morph(table, fresh);
  if (asked !== table.dataset.asked) {
    hide();
    shelf(table.dataset.suggests === "market");
    if (table.dataset.suggests) turnTo(table.dataset.suggests);
  }
  // A drawing that is no target any more stays on the page but loses the focus.
  if (byKeyboard && focused !== document.body && !(focused.isConnected && focused.tabIndex >= 0)) {
    (table.querySelector("#choices [data-option], #strip [data-entry=confirm]:enabled") ??
      table.querySelector(".felt .target:not(.twin)") ??
      document.getElementById("question"))?.focus();
  }
  renew();
  renewSeats();
  settle();
  changed().then(stageIfNew);
  document.dispatchEvent(new Event("table"));
}

let told; // what was said of the seats
function settle() {
  document.title = table.dataset.title;
  requestAnimationFrame(bringIntoSight);
  invitations(table, refresh);
  if (told !== undefined && told !== table.dataset.seats && table.dataset.notice) tellBeside(table.dataset.notice);
  told = table.dataset.seats;
}

// With the picture that is drawn next: asking how long the log is before that would lay out all twice.
function bringIntoSight() {
  const log = document.getElementById("lines");
  const last = log.querySelector("ol > li:last-child");
  const newest = `${last?.id} ${last?.textContent.length}`; // a turn that goes on grows
  if (log.dataset.newest !== newest) {
    log.dataset.newest = newest;
    log.scrollTop = log.scrollHeight;
  }
  const asked = table.querySelector(".chip.asked");
  if (asked) asked.parentNode.scrollLeft = asked.offsetLeft - asked.parentNode.offsetLeft - 8;
}

function online(yes) {
  document.body.classList.toggle("offline", !yes);
  document.getElementById("offline").hidden = yes;
}

function tell(text) {
  status.textContent = "";
  requestAnimationFrame(() => (status.textContent = text));
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => (status.textContent = tell.text = ""), 8000);
  tell.text = text;
}

// What others do must not wipe out the answer to one's own deed.
function tellBeside(text) {
  tell(tell.text ? `${tell.text} ${text}` : text);
}

// Choosing

// Several options, one after the other, are one deed: only the last answer is shown.
async function enter(kind, option = null) {
  if (sending) return;
  sending = true;
  const asked = question();
  const sent = enterAll(kind, option?.split(" ") ?? [null]); // on its way before the page changes
  document.body.classList.add("sending");
  press(kind, option);
  try {
    const answer = await sent;
    if (answer.ok) {
      const html = await answer.text();
      status.textContent = tell.text = "";
      answered++;
      online(true);
      if (asked === question()) show(html);
      else await refresh();
    } else {
      tell(answer.status === 409 ? say.late : await whyNot(answer));
      await refresh();
    }
  } catch {
    online(false);
    refresh();
  } finally {
    sending = false;
    document.body.classList.remove("sending");
    for (const pressed of document.querySelectorAll(".pressed")) pressed.classList.remove("pressed");
    catchUp();
  }
}

// Several at once are a die and its action: each is an entry of its own. A table alone takes all in one.
async function enterAll(kind, options) {
  if (alone) {
    const body = { kind, option: options.join(" "), study: JSON.parse(table.dataset.study) };
    return postUntilHeard(`${api}/entries`, body, "text/html");
  }
  let sequence = Number(table.dataset.sequence);
  let answer = null;
  for (const [place, option] of options.entries()) {
    const body = { sequence: ++sequence, kind };
    if (option !== null) body.option = option;
    if (table.dataset.seat !== "") body.seat = Number(table.dataset.seat);
    const last = place === options.length - 1;
    answer = await postUntilHeard(`${api}/entries`, body, last ? "text/html" : "application/json");
    if (!answer.ok) break;
  }
  return answer;
}

// What was clicked looks pressed at once, wherever it stands.
function press(kind, option) {
  const name = option !== null && CSS.escape(option.split(" ")[0]);
  const here = name ? `[data-option="${name}"], [data-options~="${name}"]` : `[data-entry=${kind}]`;
  for (const place of table.querySelectorAll(here)) place.classList.add("pressed");
}

// What is illegal is told to programs in their terms, option by option.
async function whyNot(answer) {
  const { error, message } = await answer.json();
  return error === "illegal" ? say.refused : (message ?? say.refused);
}

// An entry with its number counts once, so it can be sent again when a connection was lost.
async function postUntilHeard(url, body, accept) {
  for (let tries = 1; ; tries++) {
    try {
      return await post(url, body, { accept });
    } catch (lost) {
      if (tries > 40) throw lost;
      online(false);
      await new Promise((done) => setTimeout(done, Math.min(400 * tries, 2000)));
    }
  }
}

function post(url, body, { method = "POST", accept = "application/json" } = {}) {
  return fetch(url, {
    method,
    headers: { Accept: accept, "Content-Type": "application/json", "X-Have": table.dataset.have },
    body: JSON.stringify(body),
  });
}

function choose(target) {
  if (target.dataset.option) enter("choose", target.dataset.option);
  else if (target.dataset.options) offer(target);
}

// A place with several options: which one is asked in the strip.
function offer(target) {
  const chooser = document.getElementById("chooser");
  const offered = new Set(target.dataset.options.split(" "));
  const ways = [...table.querySelectorAll("#list [data-option]")].filter((way) =>
    offered.has(way.dataset.option),
  );
  chooser.querySelector("h3").textContent = target.getAttribute("aria-label");
  chooser.querySelector("div").replaceChildren(...ways.map(shortened));
  chooser.hidden = false;
  hide(); // what it said stands there now
  for (const other of table.querySelectorAll(".chosen")) other.classList.remove("chosen");
  target.classList.add("chosen");
  if (byKeyboard) chooser.querySelector("button")?.focus();
}

function shortened(way) {
  const button = way.cloneNode(true);
  if (button.dataset.short) button.querySelector("b").textContent = button.dataset.short;
  return button;
}

function closeChooser() {
  const chooser = document.getElementById("chooser");
  const open = chooser && !chooser.hidden;
  if (open) {
    chooser.hidden = true;
    const place = table.querySelector(".chosen");
    place?.classList.remove("chosen");
    if (byKeyboard) place?.focus();
  }
  return open;
}

async function hint() {
  const answer = await fetch(`${api}/hint${question()}`);
  if (!answer.ok) return;
  const { option } = await answer.json();
  for (const marked of document.querySelectorAll(".hinted")) marked.classList.remove("hinted");
  const name = CSS.escape(option);
  const here = `[data-option="${name}"], [data-options~="${name}"]`;
  for (const place of table.querySelectorAll(here)) place.classList.add("hinted");
  const words = table.querySelectorAll(`#list [data-option="${name}"] :is(b, small)`);
  tell(say.hint.replace("%", [...words].map((part) => part.textContent).join(" – ") || option));
  clearTimeout(tell.timer); // it stays until something is done
}

// Another game with the same rules and seats.
async function rematch({ dataset: { wish } }) {
  const answer = await post("/api/games", JSON.parse(wish));
  const made = await answer.json();
  if (answer.ok) location.assign(made.url);
  else tell(made.message ?? say.refused);
}

const DEEDS = {
  hint,
  faster: () => post(`${api}/faster`, {}),
  reveal: (button) => {
    seat = button.dataset.seat;
    history.replaceState(null, "", question());
    live.open();
    refresh();
  },
  final: () => document.body.classList.toggle("past-the-end"),
  list: () => document.getElementById("list").showModal(),
  seats: () => openSeats(table.dataset.game),
  rematch,
  back: closeChooser,
};

// A second click on one spot was meant for what stood there at the first, and not for what has
// come there since.
let first = "";
function unmeant(event, { option, options, path, entry, do: deed }) {
  const meant = option ?? options ?? path ?? entry ?? deed;
  if (event.detail > 1) return first !== meant;
  first = meant;
  return false;
}

const DOES = "[data-option], [data-options], [data-path], [data-entry], [data-do]";
document.addEventListener("click", (event) => {
  const button = event.target.closest(DOES) ?? near(event);
  if (!button) {
    if (event.detail === 1) first = "";
    return;
  }
  const looks = event.pointerType === "touch" && button.matches(".target[data-option]");
  if (looks && !previewed(button)) {
    first = button.dataset.option;
    preview(button);
    return;
  }
  if (!looks && (unmeant(event, button.dataset) || button.disabled)) return;
  const { option, options, path, entry, do: deed } = button.dataset;
  button.closest("dialog#list")?.close();
  if (path) enter("choose", path);
  else if (option || options) choose(button);
  else if (entry) enter(entry);
  else DEEDS[deed]?.(button);
});

// Where to be told that it is one's turn; an empty address forgets it.
document.addEventListener("submit", async (event) => {
  if (event.target.id !== "notify") return;
  event.preventDefault();
  const { seat: own, kept } = event.target.dataset;
  const webhook = event.target.webhook.value.trim() || null;
  const answer = await post(`${api}/seats/${own}`, { webhook }, { method: "PATCH" }).catch(() => null);
  tell(answer?.ok ? kept : ((await answer?.json())?.message ?? say.refused));
});

function keyed(yes) {
  byKeyboard = yes;
  document.body.classList.toggle("keyed", yes);
}
document.addEventListener("keydown", () => keyed(true), true);
document.addEventListener("pointerdown", () => keyed(false), true);

keyboard({
  choose,
  confirm: () => table.querySelector("[data-entry=confirm]:enabled") && enter("confirm"),
  escape: () => {
    if (document.querySelector("dialog:modal")) return false;
    const rule = document.querySelector("dialog.rule[open]");
    if (rule) {
      rule.close();
      return true;
    }
    if (hide() || closeChooser()) return true;
    if (!table.querySelector("[data-entry=undo]:enabled")) return false;
    enter("undo");
    return true;
  },
});
explains();
whatIsThis(table);
boards(table);
const live = !alone && listen({
  url: () => `${api}/live${question()}`,
  online,
  moved: (news) => {
    if (!news) refresh();
    else [newest, reseated, queued] = [news.sequence, news.seats, news.queued];
    catchUp();
  },
});
document.addEventListener("stale", refresh);
settle();
alerts(table, tell);
turnTo(table.dataset.suggests || "wheel");
changed({ moving: false }).then(stageIfNew);
