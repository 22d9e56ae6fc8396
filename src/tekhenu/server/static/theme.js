// Runs before the first paint, so that no page flashes in the wrong light.
(() => {
  const chosen = localStorage.getItem("tekhenu-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
})();
