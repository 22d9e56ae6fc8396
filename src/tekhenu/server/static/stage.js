// The full table of a Maat or a Scoring: opened by itself once, and again from the log.

import { getHtml } from "./client.js";
import { byId, closest, get, parsed } from "./dom.js";

const dialog = byId("stage", HTMLDialogElement);
const table = byId("table");

/** @param {string} stage the number of its first event */
async function open(stage) {
  const { game, seat } = table.dataset;
  document.body.classList.add("staging");
  try {
    const html = await getHtml(`/games/${game}/stages/${stage}${seat && `?seat=${seat}`}`);
    dialog.replaceChildren(get(parsed(html), "#staged"));
    if (!dialog.open) dialog.showModal();
  } catch {
    // The log still has the result.
  } finally {
    document.body.classList.remove("staging");
  }
}

/** Open the latest stage unless this browser has shown it, or sees the table for the first time. */
export function openNewStage() {
  const { game, stage } = table.dataset;
  const key = `stage-${game}`;
  const seen = localStorage.getItem(key);
  if (stage === undefined || seen === stage) return;
  localStorage.setItem(key, stage);
  if (seen !== null && Number(stage) > Number(seen)) open(stage);
}

document.addEventListener("click", (event) => {
  const stage = closest(event, "[data-do=stage]")?.dataset.stage;
  if (stage) open(stage);
});
