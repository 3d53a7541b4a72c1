import { hasUnsavedWork } from '@campus/federation/remote';

const dialogs = '[role="dialog"],[role="alertdialog"],dialog[open]';
const fields =
  'textarea,input:not([type="checkbox"],[type="radio"],[type="hidden"],[type="button"],[type="submit"])';

const isFilled = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== '' && !field.readOnly;

function isWrittenIn(part: Element): boolean {
  const filled = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...filled].some(isFilled) || part.querySelector('[contenteditable="true"]') !== null;
}

/**
 * Whether replacing what a remote has on screen would take nothing from its student. It errs on the side
 * of no: a field that holds something, or a dialog that is open, is reason enough to wait, whether or not
 * the remote itself has said that something is not saved.
 */
export function isQuiet(remote: string): boolean {
  if (hasUnsavedWork() || document.querySelector(dialogs)) return false;
  return ![...document.querySelectorAll(`[data-remote="${remote}"]`)].some(isWrittenIn);
}
