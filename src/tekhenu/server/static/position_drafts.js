// Games in progress that are being entered. They are stored in this browser.

import { store, stored } from "./storage.js";

/** @typedef {import("./api.js").PositionDraft} PositionDraft */

const KEY = "tekhenu-standing-";

/** @param {string} id */
export function draftOf(id) {
  return stored(KEY + id, /** @type {PositionDraft | null} */ (null));
}

/** @param {string} id @param {PositionDraft} draft */
export function storeDraft(id, draft) {
  store(KEY + id, draft);
}

/** @param {string} id */
export function discardDraft(id) {
  localStorage.removeItem(KEY + id);
}

/**
 * Create a draft of a game and return the address of its editor.
 * @param {import("./api.js").GameWish} wish
 */
export function createDraft(wish) {
  const id = Date.now().toString(36);
  storeDraft(id, { wish, values: {}, done: [], part: "" });
  return `/position-editor?table=${id}`;
}

/**
 * Return the drafts that the editor has opened with their ids, the newest first.
 * @returns {[string, PositionDraft][]}
 */
export function drafts() {
  const ids = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));
  return ids
    .sort()
    .reverse()
    .flatMap((id) => {
      const draft = draftOf(id);
      return draft?.players ? [[id, draft]] : [];
    });
}
