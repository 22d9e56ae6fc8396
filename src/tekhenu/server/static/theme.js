// Apply the stored theme and size of text before the first paint. This script is no module.
(() => {
  document.documentElement.style.setProperty("--text", localStorage.getItem("tekhenu-text") ?? "1");
  const theme = localStorage.getItem("tekhenu-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
