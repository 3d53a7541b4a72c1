/** Where a reader goes on when the post that holds the button is gone. */
export function neighbourOf(button: Element): HTMLElement | null {
  const article = button.closest('article');
  const next = article?.nextElementSibling ?? article?.previousElementSibling;
  return next instanceof HTMLElement ? next : document.querySelector('h1');
}
