// Which lessons were finished is kept in the browser and nowhere else.

const KEY = "tekhenu-lessons";

export function learned() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY)) ?? []);
  } catch {
    return new Set();
  }
}

export function finish(name) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned().add(name)]));
  } catch {
    // a browser that keeps nothing: the lesson can be taken all the same
  }
}
