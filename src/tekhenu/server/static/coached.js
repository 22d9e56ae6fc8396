// In which games the coach sits, and what it has explained: kept in the browser and nowhere else.

const GAMES = "tekhenu-coach";
const KNOWN = "tekhenu-coach-explained";
const MOST = 50; // games

function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? [];
  } catch {
    return [];
  }
}

function keep(key, items) {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // a browser that keeps nothing: the coach has to be called again
  }
}

export const sits = (game) => kept(GAMES).includes(game);

export function call(game, yes = true) {
  const others = kept(GAMES).filter((other) => other !== game);
  keep(GAMES, yes ? [...others, game].slice(-MOST) : others);
}

export const explained = (kind) => kept(KNOWN).includes(kind);
export const explain = (kind) => explained(kind) || keep(KNOWN, [...kept(KNOWN), kind]);
