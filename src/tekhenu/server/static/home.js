// The home page: a form becomes a game, a save file becomes one too.

import { call } from "./coached.js";
import { learned } from "./learned.js";
import { all as tables, enterTable } from "./standings.js";

const FIRST = "tekhenu-first-game"; // set once one was begun
const EDITION = "tekhenu-edition"; // of the last game
const status = document.getElementById("status");

async function begin(wish) {
  const answer = await fetch("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
  const made = await answer.json();
  if (answer.ok && wish.prepared) {
    call(made.game);
    localStorage.setItem(FIRST, made.game);
  }
  if (answer.ok) location.assign(made.url);
  else status.textContent = document.body.dataset.failed.replace("%", made.message);
}

function known() {
  return localStorage.getItem("tekhenu-name");
}

function named(form) {
  const name = form.get("name").trim();
  if (name) localStorage.setItem("tekhenu-name", name);
  return name && { name };
}

function rules(form) {
  const wish = {
    altered_dice: form.get("altered_dice"),
    horus: form.get("horus"),
    listed: form.has("listed"),
  };
  if (form.get("seed")) wish.seed = form.get("seed");
  if (form.get("edition")) wish.edition = form.get("edition");
  localStorage.setItem(EDITION, form.get("edition") ?? "");
  return wish;
}

function atTable(form, chance) {
  return form.has("at_table") && !form.has("first") ? { chance } : {};
}

function opponents(form) {
  const automas = Number(form.get("automas"));
  return automas
    ? { solo: "automa", automas, difficulty: Number(form.get("step")) }
    : {
        solo: "botankhamun",
        difficulty: form.get("difficulty"),
        challenges: form.getAll("challenge"),
      };
}

function seated(who, seat, form) {
  return who === "ladder" ? `ladder:${form.get(`strength-${seat}`)}` : who;
}

const WISHES = {
  solo: (form) => ({
    ...(form.has("first") ? { solo: "botankhamun", prepared: true } : opponents(form)),
    ...named(form),
    ...atTable(form, "table"),
  }),
  multi: (form) => {
    const seats = form.getAll("seat").map((who, seat) => seated(who, seat, form)).filter(Boolean);
    const names = ["", ...form.getAll("guest").map((guest) => guest.trim())].slice(0, seats.length);
    const rolled = atTable(form, "open table"); // people keep their secrets from the device, too
    return { players: seats.length, seats, names, seth: form.has("seth"), ...named(form), ...rolled };
  },
};

for (const form of document.querySelectorAll("form[data-new]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    begin({ ...WISHES[form.dataset.new](data), ...rules(data) });
  });
}

// A table that is already under way is entered before a game can begin.
for (const button of document.querySelectorAll("[data-standing]")) {
  button.addEventListener("click", () => {
    const data = new FormData(button.form);
    const { listed, ...rest } = rules(data);
    const wish = { ...WISHES[button.form.dataset.new](data), ...rest, ...(listed && { listed }) };
    location.assign(enterTable(wish));
  });
}

const standings = document.getElementById("standings");
for (const [id, { players, done, all }] of tables()) {
  const row = standings.querySelector("template").content.cloneNode(true);
  row.querySelector("a").href = `/standing?table=${id}`;
  const said = [players, done.length, all];
  row.querySelector("b").textContent = standings.dataset.words.replace(/%(\d)/g, (_, n) => said[n - 1]);
  standings.querySelector("ul").append(row);
  standings.hidden = false;
}

document.getElementById("save").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (file) begin({ save: await file.text() });
});

// Whoever has taken the course goes on with a first game.
const first = document.querySelector("input[name=first]");
const done = learned();
first.checked ||= !localStorage.getItem(FIRST) && first.dataset.course.split(" ").every((name) => done.has(name));

for (const option of document.querySelectorAll("select[name=edition] option:enabled")) {
  if (option.value === localStorage.getItem(EDITION)) option.selected = true;
}

// At a real table one's own edition is meant. As long as values that the game uses have not been
// checked in it, the form says that they may differ.
function modules(form) {
  const data = new FormData(form);
  if (form.dataset.new === "multi") return data.has("seth") ? ["base", "seth"] : ["base"];
  return Number(data.get("automas")) ? ["base", "seth", "automa"] : ["base"];
}

function warn(form) {
  const chosen = form.querySelector("[name=edition] option:checked");
  const unchecked = chosen?.value ? chosen.dataset.unchecked.split(" ") : ["base"];
  form.querySelector(".reconstructed").hidden = !modules(form).some((module) => unchecked.includes(module));
}

for (const form of document.querySelectorAll("form[data-new]")) {
  form.addEventListener("change", ({ target }) => {
    const edition = form.querySelector("[name=edition]");
    const own = edition?.querySelector("option[value]:not([value='']):enabled");
    if (target.name === "at_table" && target.checked && own && !edition.value) own.selected = true;
    warn(form);
  });
  warn(form);
}

for (const field of document.querySelectorAll("input[name=name]")) {
  field.value = known() ?? "";
}
