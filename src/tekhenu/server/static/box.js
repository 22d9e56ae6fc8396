// A component of one's box: a value that is touched opens a picker, what is picked is drawn and
// kept at once.

import { morph } from "./morph.js";

const dialog = document.getElementById("picker");
const form = dialog.querySelector("form");
const blanks = dialog.querySelector(".blanks");
const right = dialog.querySelector(".main");
const trouble = dialog.querySelector(".trouble");
const status = document.getElementById("status");
const ROOM_ABOVE = 60; // where a value is seen above the sheet
let path = null;

const box = () => document.getElementById("box");
const told = { text: "", values: {} };

// What the server said last, read once.
function values() {
  const text = box().dataset.values;
  if (text !== told.text) Object.assign(told, { text, values: JSON.parse(text) });
  return told.values;
}

const buttonOf = (value) => box().querySelector(`[data-value="${value}"]`);

// Keeping

let waiting = {};
let sending = null;

// One request after the other; what is picked while one is under way goes together with the next.
function keep(changes) {
  Object.assign(waiting, changes);
  sending ??= sendAll();
  return sending;
}

async function sendAll() {
  let kept = true;
  while (Object.keys(waiting).length) {
    const changes = Object.entries(waiting);
    waiting = {};
    kept = await send(Object.fromEntries(changes));
    if (kept || changes.length === 1) continue;
    // Something in it does not fit: the rest is not lost by that.
    for (const [about, value] of changes) kept = await send({ [about]: value });
  }
  sending = null;
  return kept;
}

async function send(changes) {
  const { edition, part } = box().dataset;
  try {
    const answer = await fetch(`/api/editions/${edition}?part=${part}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", Accept: "text/html" },
      body: JSON.stringify({ values: changes }),
    });
    if (!answer.ok) return refuse((await answer.json()).message);
    redraw(await answer.text());
  } catch {
    return refuse(document.body.dataset.offline);
  }
  if (!right.disabled) trouble.textContent = ""; // else it is about what came after
  status.textContent = document.body.dataset.saved;
  return true;
}

function refuse(reason) {
  const said = document.body.dataset.unsaved.replace("%", reason);
  trouble.textContent = said;
  status.textContent = said;
  return false;
}

function redraw(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("box");
  morph(box(), document.adoptNode(fresh));
  if (path) describe(values()[path]);
}

// Reading a value into the picker, and out of it

const shown = () => [...blanks.querySelectorAll(".form")].find((each) => !each.hidden);

function fill(value) {
  const words = String(value).split(/[\s,]+/);
  const forms = [...blanks.querySelectorAll(".form")];
  const own = forms.find((each) => each.dataset.verb && each.dataset.verb === words[0]);
  const chosen = own ?? forms.find((each) => !each.dataset.verb) ?? forms[0];
  if (own) words.shift();
  show(chosen);
  if (String(value) === chosen.dataset.empty) return;
  for (const blank of chosen.querySelectorAll("[data-blank]")) WRITE[blank.dataset.blank](blank, words);
}

function show(chosen) {
  for (const each of blanks.querySelectorAll(".form")) each.hidden = each !== chosen;
  for (const verb of blanks.querySelectorAll("[name=verb]")) verb.checked = verb.value === chosen.dataset.verb;
}

function check(scope, word) {
  const input = [...scope.querySelectorAll("input[type=radio], input[type=checkbox]")].find((each) => each.value === word);
  if (input) input.checked = true;
  return Boolean(input);
}

const WRITE = {
  number: (blank, words) => (blank.querySelector("input").value = words.shift()),
  one: (blank, words) => check(blank, words.shift()),
  word: (blank, words) => {
    const word = words.splice(0).join(" ");
    if (!check(blank, word)) blank.querySelector("input[type=text]").value = word;
  },
  several: (blank, words) => words.splice(0).forEach((word) => check(blank, word)),
  amounts: (blank, words) => {
    while (words.length > 1) {
      const [amount, word] = words.splice(0, 2);
      blank.querySelector(`[data-word="${word}"] input`).value = amount;
    }
  },
  places: (blank, words) => blank.querySelectorAll("fieldset").forEach((place) => check(place, words.shift())),
  order: (blank, words) => {
    const row = blank.querySelector(".ordered");
    for (const word of words.splice(0)) row.append(row.querySelector(`[data-word="${word}"]`));
  },
};

const picked = (scope) => [...scope.querySelectorAll("input:checked")].map((input) => input.value);

const READ = {
  number: (blank) => blank.querySelector("input").value,
  one: (blank) => picked(blank).join(" "),
  word: (blank) => blank.querySelector("input[type=text]").value.trim() || picked(blank).join(" "),
  several: (blank) => picked(blank).join(" "),
  amounts: (blank) =>
    [...blank.querySelectorAll("[data-word]")]
      .map((row) => [Number(row.querySelector("input").value), row.dataset.word])
      .filter(([amount]) => amount)
      .map((row) => row.join(" "))
      .join(", "),
  places: (blank) => picked(blank).join(" "),
  order: (blank) => [...blank.querySelectorAll("[data-word]")].map((word) => word.dataset.word).join(" "),
};

function composed() {
  const chosen = shown();
  const own = [...chosen.querySelectorAll("[data-blank]")];
  const said = own.map((blank) => READ[blank.dataset.blank](blank));
  if (!chosen.dataset.verb && own.length === 1 && own[0].dataset.blank === "number") {
    return said[0] === "" ? "" : Number(said[0]);
  }
  return [chosen.dataset.verb, ...said].filter(Boolean).join(" ") || chosen.dataset.empty;
}

// The picker

function open(value) {
  const about = values()[value];
  path = value;
  blanks.replaceChildren(document.getElementById(`picker-${about.picker}`).content.cloneNode(true));
  trouble.textContent = "";
  right.disabled = false;
  fill(about.value);
  describe(about);
  mark(buttonOf(value));
  if (!dialog.open) dialog.showModal();
  place(buttonOf(value).getBoundingClientRect());
  (blanks.querySelector("input:checked") ?? blanks.querySelector("input, button"))?.focus();
}

function describe(about) {
  document.getElementById("picker-title").textContent = about.label;
  for (const origin of dialog.querySelectorAll("[data-origin]")) origin.hidden = origin.dataset.origin !== about.state;
  const usual = dialog.querySelector(".usual");
  usual.hidden = about.state !== "own";
  const drawn = new DOMParser().parseFromString(about.usual, "text/html").body;
  usual.querySelector(".shows").replaceChildren(...drawn.childNodes);
  dialog.querySelector("[data-do=forget]").hidden = !["right", "own"].includes(about.state);
  mark(buttonOf(path));
}

function mark(button) {
  for (const marked of box().querySelectorAll(".picked")) if (marked !== button) marked.classList.remove("picked");
  button?.classList.add("picked");
}

// Beside the value, so that it is seen to change; on a phone it is a sheet at the bottom.
function place(about) {
  dialog.style.left = dialog.style.top = "";
  if (innerWidth < 700) {
    scrollBy(0, about.top - ROOM_ABOVE);
    return;
  }
  const { width, height } = dialog.getBoundingClientRect();
  const right = about.right + 14;
  const left = right + width < innerWidth - 8 ? right : Math.max(8, about.left - width - 14);
  dialog.style.left = `${left}px`;
  dialog.style.top = `${Math.max(8, Math.min(about.top - 20, innerHeight - height - 8))}px`;
}

function close() {
  dialog.close();
}

dialog.addEventListener("close", () => {
  mark(null);
  const button = path && buttonOf(path);
  path = null;
  button?.focus({ preventScroll: true });
});
dialog.addEventListener("click", (event) => event.target === dialog && close());

blanks.addEventListener("change", (event) => {
  if (event.target.name === "verb") {
    show([...blanks.querySelectorAll(".form")].find((each) => each.dataset.verb === event.target.value));
  }
  if (event.target.closest(".other")) for (const input of blanks.querySelectorAll("input:checked")) input.checked = false;
  else for (const other of blanks.querySelectorAll(".other input")) other.value = "";
  const whole = complete();
  right.disabled = !whole;
  if (whole) keep({ [path]: composed() });
  else trouble.textContent = document.body.dataset.unsaved.replace("%", unfinished());
});

const unfinished = () => document.body.dataset.unfinished.replace("%", values()[path].label);

// Whoever has just chosen what kind of effect it is has the rest still to choose.
function complete() {
  return [...shown().querySelectorAll("[data-blank]")].every(
    (blank) =>
      (blank.dataset.least === "0" || READ[blank.dataset.blank](blank)) &&
      [...blank.querySelectorAll("input")].every((input) => input.validity.valid),
  );
}

blanks.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step) {
    const input = step.parentElement.querySelector("input");
    const wanted = Number(input.value) + Number(step.dataset.step);
    input.value = Math.max(Number(input.min), Math.min(wanted, Number(input.max)));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const word = event.target.closest(".ordered button");
  if (word) swap(word);
});

function swap(word) {
  const other = blanks.querySelector(".ordered [aria-pressed=true]");
  word.setAttribute("aria-pressed", String(!other));
  if (!other) return;
  other.setAttribute("aria-pressed", "false");
  if (other === word) return;
  const mark = document.createComment("");
  other.replaceWith(mark);
  word.replaceWith(other);
  mark.replaceWith(word);
  word.focus();
  keep({ [path]: composed() });
}

// It is right as it stands: on to the next one that nobody has looked at.
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const own = path;
  await sending;
  if (!trouble.textContent && !(await keep({ [own]: values()[own].value }))) return;
  if (trouble.textContent || path !== own) return;
  const next = following(own);
  if (next) {
    buttonOf(next).scrollIntoView({ block: "nearest" });
    open(next);
  } else {
    close();
    box().querySelector(".box-foot .main")?.focus();
  }
});

function following(own) {
  const there = values();
  const paths = Object.keys(there);
  const after = paths.indexOf(own) + 1;
  return [...paths.slice(after), ...paths.slice(0, after)].find(
    (each) => !["right", "own"].includes(there[each].state),
  );
}

document.addEventListener("click", async (event) => {
  const value = event.target.closest("#box [data-value]");
  if (value) open(value.dataset.value);
  const todo = event.target.closest("[data-do]")?.dataset.do;
  if (todo === "shut") close();
  if (todo === "forget") {
    const own = path;
    if ((await keep({ [own]: null })) && path === own) open(own); // as it was before
  }
  if (todo === "all") {
    const rest = Object.values(values()).filter((each) => !["right", "own"].includes(each.state));
    keep(Object.fromEntries(rest.map((each) => [each.path, each.value])));
  }
});

// Drawn values are buttons, but not to the browser.
document.addEventListener("keydown", (event) => {
  const value = event.target.closest?.("svg [data-value]");
  if (!value || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  open(value.dataset.value);
});

// On a phone the list of components is folded up.
if (innerWidth < 900) box().querySelector(".box-parts").open = false;

// A link may lead to a value.
const linked = decodeURIComponent(location.hash.slice(1));
if (linked in values()) {
  buttonOf(linked).scrollIntoView({ block: "center" });
  open(linked);
}
