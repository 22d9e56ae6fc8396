// Runs before the first paint, so that no page flashes in the wrong light or size.
(() => {
  document.documentElement.style.setProperty("--text", localStorage.getItem("tekhenu-text") ?? 1);
  const chosen = localStorage.getItem("tekhenu-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
})();
