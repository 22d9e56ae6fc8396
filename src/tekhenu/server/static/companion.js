// The companion: what the table tells goes out one entry after the other, and the page follows.
// Whatever was tapped is kept until the server has it, also when the connection or the page is lost.

import { listen } from "./live.js";
import { morph } from "./morph.js";
import { stayAwake } from "./awake.js";

const page = document.getElementById("companion");
const status = document.getElementById("status");
const entries = document.getElementById("entries");
const say = document.body.dataset;
const { game } = page.dataset;
const here = `/games/${game}`;
const KEPT = `tekhenu-companion-${game}`;
const DONE = `tekhenu-done-${game}`;
const LATER = `tekhenu-later-${game}`; // components that are not to be compared now
let seat = new URLSearchParams(location.search).get("seat") ?? page.dataset.seat;

// Sending

let queue = []; // what is to be entered: { sequence, kind, option, seat }
let later = []; // what came after an entry that is being corrected
let pumping = null;

function question() {
  return seat === "" ? "" : `?seat=${seat}`;
}

function enter(kind, option) {
  const last = queue.at(-1)?.sequence ?? Number(page.dataset.sequence);
  const body = { sequence: last + 1, kind, option, seat: Number(page.dataset.enters) };
  queue.push(body);
  keep();
  pumping ??= pump().finally(() => (pumping = null));
  return pumping;
}

function keep() {
  if (queue.length) localStorage.setItem(KEPT, JSON.stringify(queue));
  else localStorage.removeItem(KEPT);
}

async function pump() {
  document.body.classList.add("sending");
  do {
    await sendAll();
    await refresh();
  } while (queue.length); // somebody has tapped meanwhile
  document.body.classList.remove("sending");
}

async function sendAll() {
  let fresh = true;
  while (queue.length) {
    const answer = await postUntilHeard(queue[0]);
    if (!answer.ok) {
      const { kind } = queue[0];
      queue = [];
      refused(kind, answer.status === 409 ? say.late : await whyNot(answer));
      fresh = false;
    } else {
      queue.shift();
    }
    keep();
  }
  if (fresh) status.textContent = "";
}

// Values that cannot be used are told beside them; other entries may still be made again.
function refused(kind, why) {
  const place = kind === "edition" && page.querySelector(".compare .trouble");
  if (place) {
    place.textContent = why;
  } else {
    later = [];
    tell(why);
  }
}

async function whyNot(answer) {
  const { error, message } = await answer.json();
  return error === "illegal" ? say.refused : (message ?? say.refused);
}

// An entry with its number counts once, so it is sent until it was heard.
async function postUntilHeard(body) {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetch(`/api${here}/entries`, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (answer.status < 500) {
        online(true);
        return answer;
      }
    } catch {
      // no connection
    }
    online(false);
    await new Promise((done) => setTimeout(done, Math.min(300 * tries, 2000)));
  }
}

// Showing

let fetching = null;
let stale = false;
const folded = new Set(); // deeds that were folded once

function refresh() {
  stale = true;
  fetching ??= fetchUntilFresh().finally(() => (fetching = null));
  return fetching;
}

async function fetchUntilFresh() {
  while (stale) {
    stale = false;
    try {
      const asked = new URLSearchParams({ later: putOff().join(" "), ...(seat !== "" && { seat }) });
      const answer = await fetch(`${here}/companion/table?${asked}`);
      if (!answer.ok) throw new Error(answer.status);
      show(await answer.text());
      online(true);
    } catch {
      online(false);
      await new Promise((done) => setTimeout(done, 1500));
      stale = true;
    }
  }
}

function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("companion");
  const asked = page.dataset.asked;
  morph(page, fresh);
  if (asked !== page.dataset.asked) {
    const search = document.getElementById("search");
    if (search) search.value = "";
    find("");
    page.querySelector("#typed input")?.form.reset();
  }
  settle();
}

let seats; // how often they had changed when the page was last shown
function settle() {
  document.title = page.dataset.title;
  const { notice } = page.dataset;
  const sending = document.body.classList.contains("sending"); // what is refused is said instead
  if (seats !== undefined && seats !== page.dataset.seats && notice && !sending) tell(notice);
  seats = page.dataset.seats;
  const done = new Set(JSON.parse(sessionStorage.getItem(DONE) ?? "[]"));
  for (const deed of page.querySelectorAll(".deed")) {
    deed.classList.toggle("done", done.has(deed.id));
    if (done.has(deed.id) && !folded.has(deed.id)) deed.open = false;
    if (done.has(deed.id)) folded.add(deed.id); // whoever opens it again may read it
  }
  if (page.querySelector(".pad[data-auto]:not(.full)")) lots();
  const note = document.getElementById("later");
  note.hidden = !later.length || queue.length > 0;
  note.querySelector("span").textContent = note.dataset.words.replace("%", later.length);
}

function online(yes) {
  document.body.classList.toggle("offline", !yes);
  document.getElementById("offline").hidden = yes;
}

function tell(text) {
  status.textContent = "";
  requestAnimationFrame(() => (status.textContent = text));
}

// The pad: taps run ahead of the server as long as the same is asked

function told(button) {
  const pad = button.closest(".pad");
  const empty = [...pad.querySelectorAll(".slot.empty")];
  if (pad.classList.contains("full")) return;
  if (empty.length) {
    const picture = button.querySelector("svg")?.cloneNode(true);
    empty[0].classList.remove("empty");
    empty[0].replaceChildren(picture ?? button.textContent);
  }
  if (empty.length < 2) pad.classList.add("full");
  const row = button.closest(".row");
  if (row) {
    const left = row.querySelector(".left b");
    left.textContent -= 1;
    row.classList.toggle("none", left.textContent === "0");
  } else {
    button.classList.add("gone");
  }
  enter("choose", button.dataset.told);
}

function find(text) {
  const words = text.trim().toLowerCase().split(/\s+/);
  for (const each of page.querySelectorAll(".outcomes [data-told]")) {
    const name = each.querySelector("b").textContent.toLowerCase();
    const said = each.dataset.words.toLowerCase();
    each.hidden = !words.every((word) => (/^\d+$/.test(word) ? name.endsWith(word) : said.includes(word)));
  }
}

function lots() {
  const all = [...page.querySelectorAll(".outcomes [data-told]")];
  let left = Math.random() * all.reduce((sum, each) => sum + Number(each.dataset.weight), 0);
  const drawn = all.find((each) => (left -= Number(each.dataset.weight)) < 0) ?? all.at(-1);
  told(drawn);
}

// Typed: the server reads it, and says what is wrong with it before anything is entered.
async function typed(form) {
  const text = form.text.value.trim();
  if (!text) return;
  try {
    const asked = new URLSearchParams({ text, ...(seat !== "" && { seat }) });
    const answer = await fetch(`${here}/companion/read?${asked}`);
    const { options, message } = await answer.json();
    if (!answer.ok) return tell(message ?? say.refused);
    form.reset();
    options.forEach((option) => enter("choose", option));
  } catch {
    online(false);
    tell(document.getElementById("offline").textContent);
  }
}

// Comparing components with the owner's copy: what was checked is kept in an edition

function putOff() {
  return JSON.parse(sessionStorage.getItem(LATER) ?? "[]");
}

async function send(path, method, body) {
  const answer = await fetch(path, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

async function editionOf({ edition, name }) {
  return edition || (await send("/api/editions", "POST", { name })).edition;
}

// With the owner's edition, which is begun if there is none.
async function withEdition(button, act) {
  const { dataset } = button.closest(".compare");
  try {
    await act(await editionOf(dataset), dataset);
  } catch (wrong) {
    tell(say.unsaved.replace("%", wrong instanceof TypeError ? say.unreached : wrong.message));
  }
}

const COMPARE = {
  same: (button) =>
    withEdition(button, async (edition, { values }) => {
      await send(`/api/editions/${edition}`, "PATCH", { values: JSON.parse(values) });
      await refresh();
    }),
  differs: (button) =>
    withEdition(button, (edition, { part, first }) => {
      location.assign(`/box/${edition}/${part}?game=${game}#${first}`);
    }),
  "use-mine": (button) => {
    for (const option of JSON.parse(button.closest(".compare").dataset.corrections)) enter("edition", option);
  },
  "not-now": (button) => {
    const { component } = button.closest(".compare").dataset;
    sessionStorage.setItem(LATER, JSON.stringify([...putOff(), component]));
    refresh();
  },
};

// Correcting

async function correct() {
  const answer = await fetch(`${here}/companion/entries${question()}`);
  if (!answer.ok) return;
  const sent = new DOMParser().parseFromString(await answer.text(), "text/html");
  entries.replaceChildren(...sent.body.childNodes);
  entries.showModal();
}

// What came after the entry is put aside; what is no longer possible of it is not entered again.
function back(button) {
  const made = [...entries.querySelectorAll("[data-back]")].reverse();
  const after = made.slice(made.indexOf(button) + 1).map((each) => each.dataset.option);
  const unknown = after.indexOf("");
  entries.close();
  later = unknown < 0 ? after : after.slice(0, unknown);
  enter("back", button.dataset.back);
}

function again() {
  const options = later;
  later = [];
  options.forEach((option) => enter("choose", option));
}

function space(button) {
  for (const each of page.querySelectorAll("[data-do=space]")) {
    const open = each === button;
    each.setAttribute("aria-expanded", open);
    document.getElementById(each.getAttribute("aria-controls")).hidden = !open;
  }
}

const DEEDS = {
  ...COMPARE,
  space,
  correct,
  again,
  lots,
  close: () => entries.close(),
  done: (button) => {
    // Hands work in order: what came before is done, too.
    const deeds = [...page.querySelectorAll(".deed")].map((deed) => deed.id);
    const upTo = deeds.slice(0, deeds.indexOf(button.closest(".deed").id) + 1);
    const done = JSON.parse(sessionStorage.getItem(DONE) ?? "[]");
    sessionStorage.setItem(DONE, JSON.stringify([...done, ...upTo].slice(-80)));
    settle();
  },
  reveal: (button) => {
    seat = button.dataset.seat;
    history.replaceState(null, "", question());
    live.open();
    refresh();
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-told], [data-chosen], [data-back], button[data-do]");
  if (!button) return;
  if (button.dataset.told) told(button);
  else if (button.dataset.chosen) {
    if (!queue.length) enter("choose", button.dataset.chosen);
  } else if (button.dataset.back) back(button);
  else DEEDS[button.dataset.do]?.(button);
});
document.addEventListener("input", (event) => event.target.id === "search" && find(event.target.value));
document.addEventListener("keydown", (event) => {
  if (event.target.id !== "search" || event.key !== "Enter") return;
  const left = [...page.querySelectorAll(".outcomes [data-told]:not([hidden])")];
  if (left.length === 1) told(left[0]);
});
document.addEventListener("submit", (event) => {
  if (event.target.id !== "typed") return;
  event.preventDefault();
  typed(event.target);
});

const live = listen({
  url: () => `/api${here}/live${question()}`,
  online,
  moved: (news) => {
    if (queue.length) return;
    const { sequence, seats } = page.dataset;
    if (!news || news.sequence > Number(sequence) || news.seats > Number(seats)) refresh();
  },
});

// What could not be sent before the page was left.
const left = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
if (left.length) {
  queue = left;
  pumping = pump().finally(() => (pumping = null));
}
stayAwake();
settle();
if (putOff().length) refresh();
