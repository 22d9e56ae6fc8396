// What a solver has reached is kept in the browser and nowhere else.

const KEY = "tekhenu-puzzles";
const BEGINNER = 1200;

export function progress() {
  try {
    return { rating: BEGINNER, done: {}, days: [], ...JSON.parse(localStorage.getItem(KEY)) };
  } catch {
    return { rating: BEGINNER, done: {}, days: [] };
  }
}

export function keep(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: the puzzle counts all the same
  }
}

// Whether puzzles of the expansion are wanted.
const SETH = "tekhenu-puzzles-seth";

export function withSeth() {
  try {
    return localStorage.getItem(SETH) === "on";
  } catch {
    return false;
  }
}

export function keepSeth(wanted) {
  try {
    if (wanted) localStorage.setItem(SETH, "on");
    else localStorage.removeItem(SETH);
  } catch {
    // a browser that keeps nothing: the switch holds for this page
  }
}

// Where the next puzzle is: near the rating, new ones first, with the expansion only if wanted.
export function nextPuzzle(besides) {
  const { rating, done } = progress();
  const ids = (wanted) => Object.keys(done).filter((id) => done[id] > 0 === wanted).join(" ");
  const asked = { rating, seth: withSeth(), solved: ids(true), failed: ids(false), besides };
  return `/puzzles/next?${new URLSearchParams(asked)}`;
}

export function today() {
  return new Date().toISOString().slice(0, 10);
}

// Days in a row on which a puzzle was solved, up to today or yesterday.
export function streak(days) {
  const DAY = 86400000;
  const solved = new Set(days);
  let day = Date.parse(today());
  const iso = (time) => new Date(time).toISOString().slice(0, 10);
  if (!solved.has(iso(day))) day -= DAY;
  let count = 0;
  for (; solved.has(iso(day)); day -= DAY) count++;
  return count;
}
