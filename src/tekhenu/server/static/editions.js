// The list of a person's editions: create one, empty or from a file, rename it, delete it.

import { RequestError, reasonOf, sendJson } from "./client.js";
import { byId, closest, get } from "./dom.js";
import { announce, pageText } from "./status.js";

const problems = byId("troubles");
const dialog = byId("ask", HTMLDialogElement);
const upload = byId("upload", HTMLInputElement);

/**
 * Run a request and show why it failed.
 * @param {() => Promise<void>} act
 */
async function attempt(act) {
  showProblems([]);
  try {
    await act();
  } catch (error) {
    announce(pageText("failed", reasonOf(error)));
    if (error instanceof RequestError) showProblems(error.problems.slice(1)); // the reason has one
    byId("status").scrollIntoView({ block: "center" });
  }
}

/** @param {string[]} texts */
function showProblems(texts) {
  const lines = texts.map((text) => {
    const line = document.createElement("li");
    line.textContent = text;
    return line;
  });
  problems.replaceChildren(...lines);
  problems.hidden = !lines.length;
}

/** @param {{ name: string } | { file: string }} wish */
function create(wish) {
  return attempt(async () => {
    /** @type {import("./api.js").CreatedEdition} */
    const created = await sendJson("/api/editions", wish);
    location.assign(created.url);
  });
}

const form = byId("new-edition", HTMLFormElement);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  create({ name: get(form, "[name=name]", HTMLInputElement).value });
});

upload.addEventListener("change", async () => {
  const file = upload.files?.[0];
  if (file) await create({ file: await file.text() });
  upload.value = ""; // so that the same file can be chosen again after it was corrected
});

/**
 * Ask for a new name or for a confirmation; return null if the person cancels.
 * @param {HTMLElement} button
 */
function ask(button) {
  const field = get(dialog, "input", HTMLInputElement);
  const agree = get(dialog, "button[value=yes]", HTMLButtonElement);
  const renames = button.dataset.do === "rename";
  field.hidden = !renames;
  field.required = renames;
  field.value = button.dataset.name ?? "";
  agree.textContent = (renames ? agree.dataset.rename : agree.dataset.delete) ?? "";
  byId("ask-title").textContent = button.dataset.confirm ?? byId("rename-title").textContent;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => resolve(dialog.returnValue ? { name: field.value } : null);
    dialog.addEventListener("close", answer, { once: true });
  });
}

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-edition] button[data-do]");
  const edition = button && closest(button, "[data-edition]")?.dataset.edition;
  const answer = edition && (await ask(button));
  if (!answer) return;
  attempt(async () => {
    const url = `/api/editions/${edition}`;
    if (button.dataset.do === "rename") await sendJson(url, answer, "PATCH");
    else await sendJson(url, undefined, "DELETE");
    location.reload();
  });
});
