import type { Question } from '../dialog/alert-dialog';

/** Asks for confirmation. If the dialog's code cannot be loaded, uses the browser's own. */
export async function confirm(question: Question): Promise<boolean> {
  try {
    const dialog = await import('../dialog');
    return await dialog.confirm(question);
  } catch {
    return window.confirm(question.message ?? question.title);
  }
}

/** Element that takes focus once the card with the pressed button is removed. */
export function neighbourOf(button: Element): HTMLElement | null {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return next?.querySelector('h3 button') ?? document.querySelector('h1');
}
