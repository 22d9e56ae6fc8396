// Tables that are being entered, as this browser keeps them.

const KEPT = "tekhenu-standing-";

export function kept(id) {
  return JSON.parse(localStorage.getItem(KEPT + id) ?? "null");
}

export function keep(id, draft) {
  localStorage.setItem(KEPT + id, JSON.stringify(draft));
}

export function discard(id) {
  localStorage.removeItem(KEPT + id);
}

// A new one for what is to be played; its number says when it was begun.
export function enterTable(wish) {
  const id = Date.now().toString(36);
  keep(id, { wish, values: {}, done: [], part: "" });
  return `/standing?table=${id}`;
}

export function all() {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
  const drafts = ids.sort().reverse().map((key) => [key.slice(KEPT.length), kept(key.slice(KEPT.length))]);
  return drafts.filter(([, draft]) => draft.players); // one that was never seen is none yet
}
