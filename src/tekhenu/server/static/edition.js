// A component of a person's edition. A tap on a value opens its picker, and each choice is drawn
// and saved at once.

import { reasonOf, send } from "./client.js";
import { byId, closest, find, findAll, get, HtmlOrSvg, markOnly, parsed } from "./dom.js";
import { clamp } from "./geometry.js";
import { morph } from "./morph.js";
import { announce, pageText } from "./status.js";

/** @typedef {import("./api.js").EditionValue} EditionValue */
/** @typedef {Record<string, string | number | null>} Changes */

const dialog = byId("picker", HTMLDialogElement);
const form = get(dialog, "form");
const inputs = get(dialog, ".blanks"); // those of the open value
const confirmButton = get(dialog, ".main", HTMLButtonElement);
const trouble = get(dialog, ".trouble");
const ROOM_ABOVE = 60; // pixels above the sheet of a phone, where the value stays visible
const CHECKED = ["right", "own"]; // states of values that the owner has checked
/** @type {string | null} */
let path = null; // the open value

const page = () => byId("edition");
/** @type {{ text: string, values: Record<string, EditionValue> }} */
const latest = { text: "", values: {} };

/** Return the values that the server has sent last, by path. */
function values() {
  const { values: text = "{}" } = page().dataset;
  if (text !== latest.text) Object.assign(latest, { text, values: JSON.parse(text) });
  return latest.values;
}

/** @param {string} value */
const buttonOf = (value) => get(page(), `[data-value="${value}"]`, HtmlOrSvg);

// Saving

/** @type {Changes} */
let waiting = {};
/** @type {Promise<boolean> | null} */
let saving = null;

/**
 * Save changes and return whether they were accepted. Changes during a request wait for its answer
 * and are sent together.
 * @param {Changes} changes
 */
function save(changes) {
  Object.assign(waiting, changes);
  saving ??= saveWaiting().finally(() => {
    saving = null;
  });
  return saving;
}

async function saveWaiting() {
  let saved = true;
  while (Object.keys(waiting).length) {
    const changes = Object.entries(waiting);
    waiting = {};
    saved = await sendChanges(Object.fromEntries(changes));
    if (saved || changes.length === 1) continue;
    // One of the values is refused. Send them one by one, so that the others are saved.
    for (const change of changes) saved = await sendChanges(Object.fromEntries([change]));
  }
  return saved;
}

/** @param {Changes} changes */
async function sendChanges(changes) {
  const { edition, part } = page().dataset;
  try {
    const options = { method: "PATCH", headers: { Accept: "text/html" } };
    redraw(await send(`/api/editions/${edition}?part=${part}`, { values: changes }, options));
  } catch (error) {
    trouble.textContent = pageText("unsaved", reasonOf(error));
    announce(trouble.textContent);
    return false;
  }
  if (!confirmButton.disabled) trouble.textContent = ""; // otherwise it is about a later choice
  announce(pageText("saved"));
  return true;
}

/** @param {string} html */
function redraw(html) {
  morph(page(), document.adoptNode(get(parsed(html), "#edition")));
  if (path) describe(values()[path]);
}

// Conversion between the text of a value and the inputs of the picker

const shownForm = () => get(inputs, ".form:not([hidden])");

/** @param {string | number} value */
function fill(value) {
  const words = String(value).split(/[\s,]+/);
  const forms = findAll(inputs, ".form");
  const own = forms.find(({ dataset: { verb } }) => verb && verb === words[0]);
  const chosen = own ?? forms.find(({ dataset: { verb } }) => !verb) ?? forms[0];
  if (own) words.shift();
  showForm(chosen);
  if (String(value) === chosen.dataset.empty) return;
  for (const blank of findAll(chosen, "[data-blank]")) blankOf(blank).write(blank, words);
}

/** @param {HTMLElement} chosen */
function showForm(chosen) {
  for (const each of findAll(inputs, ".form")) each.hidden = each !== chosen;
  for (const verb of findAll(inputs, "[name=verb]", HTMLInputElement))
    verb.checked = verb.value === chosen.dataset.verb;
}

/**
 * Check the input of a word and return whether there is one.
 * @param {Element} scope
 * @param {string | undefined} word
 */
function check(scope, word) {
  const choices = findAll(scope, "input:is([type=radio], [type=checkbox])", HTMLInputElement);
  const input = choices.find(({ value }) => value === word);
  if (input) input.checked = true;
  return Boolean(input);
}

/** @param {Element} scope */
const checked = (scope) =>
  findAll(scope, "input:checked", HTMLInputElement)
    .map((input) => input.value)
    .join(" ");

/** @param {Element} scope */
const field = (scope, kind = "") => get(scope, `input${kind}`, HTMLInputElement);

/**
 * A kind of blank in a form. `write` takes the words that it needs from the list.
 * @typedef {object} Blank
 * @property {(blank: HTMLElement, words: string[]) => void} write
 * @property {(blank: HTMLElement) => string} read
 */

/** @type {Record<string, Blank>} */
const BLANKS = {
  number: {
    write: (blank, words) => {
      field(blank).value = words.shift() ?? "";
    },
    read: (blank) => field(blank).value,
  },
  one: { write: (blank, words) => check(blank, words.shift()), read: checked },
  word: {
    write: (blank, words) => {
      const word = words.splice(0).join(" ");
      if (!check(blank, word)) field(blank, "[type=text]").value = word;
    },
    read: (blank) => field(blank, "[type=text]").value.trim() || checked(blank),
  },
  several: {
    write: (blank, words) => {
      for (const word of words.splice(0)) check(blank, word);
    },
    read: checked,
  },
  amounts: {
    write: (blank, words) => {
      while (words.length > 1) {
        const [amount, word] = words.splice(0, 2);
        field(get(blank, `[data-word="${word}"]`)).value = amount;
      }
    },
    read: (blank) =>
      findAll(blank, "[data-word]")
        .filter((row) => Number(field(row).value))
        .map((row) => `${Number(field(row).value)} ${row.dataset.word}`)
        .join(", "),
  },
  places: {
    write: (blank, words) => {
      for (const place of findAll(blank, "fieldset")) check(place, words.shift());
    },
    read: checked,
  },
  order: {
    write: (blank, words) => {
      const row = get(blank, ".ordered");
      for (const word of words.splice(0)) row.append(get(row, `[data-word="${word}"]`));
    },
    read: (blank) =>
      findAll(blank, "[data-word]")
        .map((word) => word.dataset.word)
        .join(" "),
  },
};

/** @param {HTMLElement} blank */
const blankOf = (blank) => BLANKS[blank.dataset.blank ?? ""];

/** Return the value that the inputs mean. */
function composed() {
  const chosen = shownForm();
  const blanks = findAll(chosen, "[data-blank]");
  const words = blanks.map((blank) => blankOf(blank).read(blank));
  if (!chosen.dataset.verb && blanks.length === 1 && blanks[0].dataset.blank === "number") {
    return words[0] === "" ? "" : Number(words[0]);
  }
  return [chosen.dataset.verb, ...words].filter(Boolean).join(" ") || (chosen.dataset.empty ?? "");
}

/** Return whether all blanks are filled. After another kind of effect was chosen they are not. */
function isComplete() {
  return findAll(shownForm(), "[data-blank]").every(
    (blank) =>
      (blank.dataset.least === "0" || blankOf(blank).read(blank)) &&
      findAll(blank, "input", HTMLInputElement).every((input) => input.validity.valid),
  );
}

// The picker

/** @param {string} value its path */
function open(value) {
  const about = values()[value];
  const button = buttonOf(value);
  path = value;
  const template = byId(`picker-${about.picker}`, HTMLTemplateElement);
  inputs.replaceChildren(template.content.cloneNode(true));
  trouble.textContent = "";
  confirmButton.disabled = false;
  fill(about.value);
  describe(about);
  if (!dialog.open) dialog.showModal();
  place(button.getBoundingClientRect());
  (find(inputs, "input:checked") ?? find(inputs, "input, button"))?.focus();
}

/** Show the name and the state of the open value. @param {EditionValue} about */
function describe(about) {
  byId("picker-title").textContent = about.label;
  for (const origin of findAll(dialog, "[data-origin]"))
    origin.hidden = origin.dataset.origin !== about.state;
  const usual = get(dialog, ".usual");
  usual.hidden = about.state !== "own";
  get(usual, ".shows").replaceChildren(...parsed(about.usual).childNodes);
  get(dialog, "[data-do=reset]").hidden = !CHECKED.includes(about.state);
  markOnly("picked", [buttonOf(about.path)]);
}

/**
 * Place the picker beside the value. On a phone it is a sheet at the bottom.
 * @param {DOMRect} box
 */
function place(box) {
  dialog.style.left = dialog.style.top = "";
  if (innerWidth < 700) {
    scrollBy(0, box.top - ROOM_ABOVE);
    return;
  }
  const { width, height } = dialog.getBoundingClientRect();
  const right = box.right + 14;
  const left = right + width < innerWidth - 8 ? right : Math.max(8, box.left - width - 14);
  dialog.style.left = `${left}px`;
  dialog.style.top = `${clamp(box.top - 20, 8, innerHeight - height - 8)}px`;
}

dialog.addEventListener("close", () => {
  markOnly("picked");
  const button = path && buttonOf(path);
  path = null;
  if (button) button.focus({ preventScroll: true });
});
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

inputs.addEventListener("change", ({ target }) => {
  if (!path || !(target instanceof HTMLInputElement)) return;
  if (target.name === "verb") showForm(get(inputs, `.form[data-verb="${target.value}"]`));
  if (target.closest(".other")) {
    for (const input of findAll(inputs, "input:checked", HTMLInputElement)) input.checked = false;
  } else for (const other of findAll(inputs, ".other input", HTMLInputElement)) other.value = "";
  const complete = isComplete();
  confirmButton.disabled = !complete;
  if (complete) save({ [path]: composed() });
  else {
    const unfinished = pageText("unfinished", values()[path].label);
    trouble.textContent = pageText("unsaved", unfinished);
  }
});

inputs.addEventListener("click", (event) => {
  const step = closest(event, "[data-step]");
  if (step?.parentElement) {
    const input = field(step.parentElement);
    const wanted = Number(input.value) + Number(step.dataset.step);
    input.value = String(clamp(wanted, Number(input.min), Number(input.max)));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const word = closest(event, ".ordered button");
  if (word) swap(word);
});

/** Select a word, or exchange it with the selected one. @param {HTMLElement} word */
function swap(word) {
  const other = find(inputs, ".ordered [aria-pressed=true]");
  word.setAttribute("aria-pressed", String(!other));
  if (!other || !path) return;
  other.setAttribute("aria-pressed", "false");
  if (other === word) return;
  const mark = document.createComment("");
  other.replaceWith(mark);
  word.replaceWith(other);
  mark.replaceWith(word);
  word.focus();
  save({ [path]: composed() });
}

// The button of the form confirms the value and opens the next one that is not checked.
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const own = path;
  await saving;
  if (!own) return;
  if (!trouble.textContent && !(await save({ [own]: values()[own].value }))) return;
  if (trouble.textContent || path !== own) return;
  const next = nextUnchecked(own);
  if (next) {
    buttonOf(next).scrollIntoView({ block: "nearest" });
    open(next);
  } else {
    dialog.close();
    find(page(), ".edition-foot .main")?.focus();
  }
});

/** @param {string} own */
function nextUnchecked(own) {
  const known = values();
  const paths = Object.keys(known);
  const after = paths.indexOf(own) + 1;
  const inTurn = [...paths.slice(after), ...paths.slice(0, after)];
  return inTurn.find((each) => !CHECKED.includes(known[each].state));
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  close: () => dialog.close(),
  reset: async () => {
    const own = path;
    if (own && (await save({ [own]: null })) && path === own) open(own);
  },
  "confirm-rest": () => {
    const rest = Object.values(values()).filter(({ state }) => !CHECKED.includes(state));
    save(Object.fromEntries(rest.map((each) => [each.path, each.value])));
  },
};

document.addEventListener("click", (event) => {
  const value = closest(event, "#edition [data-value]", HtmlOrSvg)?.dataset.value;
  if (value) open(value);
  ACTIONS[closest(event, "[data-do]")?.dataset.do ?? ""]?.();
});

// The browser does not treat drawings as buttons.
document.addEventListener("keydown", (event) => {
  const value = closest(event, "svg [data-value]", HtmlOrSvg)?.dataset.value;
  if (!value || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  open(value);
});

// On a phone the list of components is closed at first.
if (innerWidth < 900) get(page(), ".edition-parts", HTMLDetailsElement).open = false;

// A link may lead to a value.
const linked = decodeURIComponent(location.hash.slice(1));
if (linked in values()) {
  buttonOf(linked).scrollIntoView({ block: "center" });
  open(linked);
}
