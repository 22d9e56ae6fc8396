// The switch between day, night and what the system says; remembered.
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
