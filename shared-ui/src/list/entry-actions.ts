import type { Question } from '../dialog/alert-dialog';

/** Asks whether it is meant. Without the code of the dialog the browser's own asks. */
export async function confirm(question: Question): Promise<boolean> {
  try {
    const dialog = await import('../dialog');
    return await dialog.confirm(question);
  } catch {
    return window.confirm(question.message ?? question.title);
  }
}

/** What takes focus once the card that holds the pressed button is removed. */
export function neighbourOf(button: Element): HTMLElement | null {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return next?.querySelector('h3 button') ?? document.querySelector('h1');
}
