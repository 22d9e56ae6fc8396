// The switches of the bar: day, night or what the system says, and the size of words, remembered;
// and the language.
const ORDER = ["auto", "light", "dark"];

function show() {
  const now = localStorage.getItem("tekhenu-theme") ?? "auto";
  const root = document.documentElement;
  if (now === "auto") delete root.dataset.theme;
  else root.dataset.theme = now;
  for (const button of document.querySelectorAll("[data-do=theme]")) {
    button.dataset.now = now;
    button.title = button.dataset[now];
    button.setAttribute("aria-label", button.dataset[now]);
  }
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-do=theme]")) return;
  const now = localStorage.getItem("tekhenu-theme") ?? "auto";
  localStorage.setItem("tekhenu-theme", ORDER[(ORDER.indexOf(now) + 1) % ORDER.length]);
  show();
});
show();

const SIZES = [1, 1.15, 1.3];

function resize() {
  const now = Number(localStorage.getItem("tekhenu-text") ?? 1);
  document.documentElement.style.setProperty("--text", now);
  for (const button of document.querySelectorAll("[data-do=text]")) {
    const words = button.dataset.words.replace("%", Math.round(now * 100));
    button.title = words;
    button.setAttribute("aria-label", words);
  }
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-do=text]")) return;
  const now = Number(localStorage.getItem("tekhenu-text") ?? 1);
  localStorage.setItem("tekhenu-text", SIZES[(SIZES.indexOf(now) + 1) % SIZES.length]);
  resize();
});
resize();

// Where one is on the page, or the secret of an invitation, stands behind the # and comes along.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".language a");
  if (link) link.hash = location.hash;
  for (const menu of document.querySelectorAll(".language[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest?.(".language[open]");
  if (!menu) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary").focus();
}, true);
