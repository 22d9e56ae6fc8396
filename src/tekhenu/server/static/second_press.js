// Buttons that act only when they are pressed a second time, because the act cannot be undone.

const WITHIN = 6000; // milliseconds

/**
 * Return whether this is the second press. After the first one the button shows `question`.
 * @param {HTMLElement} button
 * @param {string} question
 */
export function isSecondPress(button, question) {
  if (button.dataset.before !== undefined) return true;
  button.dataset.before = button.textContent;
  button.textContent = question;
  setTimeout(() => {
    button.textContent = button.dataset.before ?? "";
    delete button.dataset.before;
  }, WITHIN);
  return false;
}
