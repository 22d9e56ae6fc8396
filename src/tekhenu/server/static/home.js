// The home page: forms and save files become games.

import { reasonOf, sendJson } from "./client.js";
import { setCoach } from "./coach_games.js";
import { byId, closest, find, findAll, get } from "./dom.js";
import { finishedLessons } from "./finished_lessons.js";
import { createDraft, drafts } from "./position_drafts.js";
import { announce, pageText } from "./status.js";

/** @typedef {import("./api.js").GameWish} GameWish */

const FIRST = "tekhenu-first-game"; // set once a prepared first game was started
const EDITION = "tekhenu-edition"; // the edition of the last game
const NAME = "tekhenu-name";

/** @param {GameWish} wish */
async function begin(wish) {
  try {
    /** @type {import("./api.js").CreatedGame} */
    const created = await sendJson("/api/games", wish);
    if (wish.prepared) {
      setCoach(created.game);
      localStorage.setItem(FIRST, created.game);
    }
    location.assign(created.url);
  } catch (error) {
    announce(pageText("failed", reasonOf(error)));
  }
}

// Forms. All fields are texts, so the values of a form can be read as texts.

/** @param {FormData} form @param {string} name */
const text = (form, name) => String(form.get(name) ?? "");

/** @param {FormData} form @param {string} name */
const texts = (form, name) => form.getAll(name).map(String);

/** @param {FormData} form */
function ownName(form) {
  const name = text(form, "name").trim();
  if (name) localStorage.setItem(NAME, name);
  return name ? { name } : {};
}

/**
 * Return the settings of all games ("game") or of a variant, from inputs such as "game.horus".
 * Names of lists end with "[]".
 * @param {FormData} form
 * @param {string} of
 */
function settings(form, of) {
  /** @type {GameWish} */
  const wish = {};
  for (const name of new Set(form.keys())) {
    if (!name.startsWith(`${of}.`)) continue;
    const key = name.slice(of.length + 1).replace("[]", "");
    const values = texts(form, name).map((value) =>
      /^(\d+|true)$/.test(value) ? JSON.parse(value) : value,
    );
    wish[key] = name.endsWith("[]") ? values : values[0];
  }
  return wish;
}

/** @param {FormData} form @returns {GameWish} */
function rules(form) {
  const [seed, edition] = [text(form, "seed"), text(form, "edition")];
  localStorage.setItem(EDITION, edition);
  return {
    ...settings(form, "game"),
    listed: form.has("listed"),
    ...(seed && { seed }),
    ...(edition && { edition }),
  };
}

/** @param {FormData} form @param {string} chance */
function atTable(form, chance) {
  return form.has("at_table") && !form.has("first") ? { chance } : {};
}

/** @param {FormData} form @returns {GameWish} */
function opponents(form) {
  const automas = Number(form.get("automas"));
  return automas
    ? { solo: "automa", automas, difficulty: Number(form.get("step")), ...settings(form, "automa") }
    : {
        solo: "botankhamun",
        difficulty: form.get("difficulty"),
        ...settings(form, "botankhamun"),
      };
}

/** @type {Record<string, (form: FormData) => GameWish>} */
const WISHES = {
  solo: (form) => ({
    ...(form.has("first") ? { solo: "botankhamun", prepared: true } : opponents(form)),
    ...ownName(form),
    ...atTable(form, "table"),
  }),
  multi: (form) => {
    const seats = texts(form, "seat")
      .map((kind, seat) => (kind === "ladder" ? `ladder:${form.get(`strength-${seat}`)}` : kind))
      .filter(Boolean);
    const guests = texts(form, "guest").map((guest) => guest.trim());
    return {
      players: seats.length,
      seats,
      names: ["", ...guests].slice(0, seats.length),
      seth: form.has("seth"),
      ...(form.has("seth") && settings(form, "seth")),
      ...ownName(form),
      ...atTable(form, "open table"), // secret cards are not entered on a shared device
    };
  },
};

/** @param {HTMLFormElement} form */
function wishOf(form) {
  const data = new FormData(form);
  return { ...WISHES[form.dataset.new ?? ""](data), ...rules(data) };
}

// A real table. The form suggests the owner's edition, and warns while it has unchecked values.

/** Return the modules that a game uses. @param {HTMLFormElement} form */
function modules(form) {
  const data = new FormData(form);
  if (form.dataset.new === "multi") return data.has("seth") ? ["base", "seth"] : ["base"];
  return Number(data.get("automas")) ? ["base", "seth", "automa"] : ["base"];
}

/** @param {HTMLFormElement} form */
function warn(form) {
  const chosen = find(form, "[name=edition] option:checked", HTMLOptionElement);
  const unchecked = chosen?.value ? (chosen.dataset.unchecked ?? "").split(" ") : ["base"];
  get(form, ".reconstructed").hidden = !modules(form).some((name) => unchecked.includes(name));
}

/** @param {HTMLFormElement} form */
function suggestEdition(form) {
  const edition = find(form, "[name=edition]", HTMLSelectElement);
  const own = edition && find(edition, "option[value]:not([value='']):enabled", HTMLOptionElement);
  if (own && !edition.value) own.selected = true;
}

for (const option of findAll(document, "[name=edition] option:enabled", HTMLOptionElement)) {
  if (option.value === localStorage.getItem(EDITION)) option.selected = true;
}

for (const form of findAll(document, "form[data-new]", HTMLFormElement)) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin(wishOf(form));
  });
  form.addEventListener("change", (event) => {
    if (closest(event, "[name=at_table]:checked")) suggestEdition(form);
    warn(form);
  });
  warn(form);
  get(form, "input[name=name]", HTMLInputElement).value = localStorage.getItem(NAME) ?? "";
  // A game that is in progress on a real table is entered in the position editor.
  get(form, "[data-position]").addEventListener("click", () => {
    const { listed, ...wish } = wishOf(form);
    location.assign(createDraft({ ...wish, ...(listed ? { listed } : {}) }));
  });
}

// The other parts of the page

const list = byId("drafts");
for (const [id, { players, done, all }] of drafts()) {
  const row = get(list, "template", HTMLTemplateElement).content.cloneNode(true);
  if (!(row instanceof DocumentFragment)) continue;
  get(row, "a", HTMLAnchorElement).href = `/position-editor?table=${id}`;
  const values = [players, done.length, all];
  get(row, "b").textContent = (list.dataset.words ?? "").replace(/%(\d)/g, (_, number) =>
    String(values[number - 1]),
  );
  get(list, "ul").append(row);
  list.hidden = false;
}

const upload = byId("save", HTMLInputElement);
upload.addEventListener("change", async () => {
  const file = upload.files?.[0];
  if (file) begin({ save: await file.text() });
});

// After the course of lessons the form suggests a prepared first game.
const first = get(document, "input[name=first]", HTMLInputElement);
const finished = finishedLessons();
const course = (first.dataset.course ?? "").split(" ");
if (!localStorage.getItem(FIRST) && course.every((name) => finished.has(name)))
  first.checked = true;
