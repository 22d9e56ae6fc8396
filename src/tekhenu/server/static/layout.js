// What a desk of little room shows in turn: the log or the others, the Market or what it lies over.

const BESIDE = "tekhenu-beside";

export function layout(table) {
  function beside(tab) {
    document.body.dataset.beside = tab;
    for (const button of table.querySelectorAll("[data-do=beside]")) {
      button.setAttribute("aria-pressed", button.dataset.tab === tab);
    }
  }

  function shelf(open) {
    document.body.dataset.shelf = open ? "open" : "closed";
    document.getElementById("shelf")?.setAttribute("aria-expanded", open);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do=beside], [data-do=shelf]");
    if (button?.dataset.do === "beside") {
      localStorage.setItem(BESIDE, button.dataset.tab);
      beside(button.dataset.tab);
    } else if (button) shelf(document.body.dataset.shelf !== "open");
  });
  document.addEventListener("beside", ({ detail }) => beside(detail)); // for now, not as a wish
  beside(localStorage.getItem(BESIDE) ?? "log");
  shelf(table.dataset.suggests === "market");
  return { shelf };
}
