import type { Question } from '../dialog/alert-dialog';

/** Asks whether it is meant. Without the code of the dialog the browser's own asks. */
export async function askFirst(question: Question): Promise<boolean> {
  try {
    const { confirm } = await import('../dialog');
    return await confirm(question);
  } catch {
    return window.confirm(question.message ?? question.title);
  }
}

/** Where a reader goes on when the card that holds the pressed button is gone. */
export function neighbourOf(button: Element): HTMLElement | null {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return next?.querySelector('h3 button') ?? document.querySelector('h1');
}
