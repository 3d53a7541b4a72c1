import type { Shared } from './shared';

/** After what is there already: a draft is never lost to a share. */
function write(field: HTMLTextAreaElement, text: string): void {
  const gap = field.value.trim() === '' ? '' : '\n\n';
  field.setRangeText(gap + text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function drop(place: Element, pictures: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const picture of pictures) dataTransfer.items.add(picture);
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/**
 * Enters what was shared into a form as a student would, the text into its text and the pictures by a
 * drop on its picker: so they are shrunk, counted and refused as all pictures are.
 */
export function handOver(form: HTMLElement, { text, pictures }: Shared): void {
  const field = form.querySelector('textarea');
  const picker = form.querySelector('input[type="file"]');
  if (!field || !picker) throw new Error('The composer has no place for what was shared');
  if (text !== '') write(field, text);
  if (pictures.length > 0) drop(picker, pictures);
}
