import { useEffect, useRef, useState, type RefObject } from 'react';

/** What a phone shared with the installed site. */
export interface Shared {
  readonly text: string;
  readonly pictures: readonly File[];
}

// The shell's service worker keeps it here, as a form: shell/src/app-install/worker/share.ts.
const cacheName = 'campus:shared';
const address = '/upload?shared=1';

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** Reads what was shared and not taken up yet; undefined where there is nothing, or nothing can be read. */
async function readShared(): Promise<Shared | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const form = await (await caches.match(address, { cacheName }))?.formData();
    if (!form) return undefined;
    const text = form.get('text');
    return {
      text: typeof text === 'string' ? text : '',
      pictures: form.getAll('pictures').filter(isFile),
    };
  } catch {
    return undefined;
  }
}

/** Forgets it. */
async function dropShared(): Promise<void> {
  await caches.delete(cacheName).catch(() => undefined);
}

/** After what is already typed: a share never replaces a draft. */
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
function handOver(form: HTMLElement, { text, pictures }: Shared): void {
  const field = form.querySelector('textarea');
  const picker = form.querySelector('input[type="file"]');
  if (!field || !picker) throw new Error('The composer has no place for what was shared');
  if (text !== '') write(field, text);
  if (pictures.length > 0) drop(picker, pictures);
}

interface SharedOffer {
  /** The element around the form that it is for. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What waits for the student's word. */
  readonly offered: Shared | undefined;
  /** Enters it into the form. */
  take(): void;
  discard(): void;
}

/**
 * What was shared with the site, until the student takes it or not. It is entered by their press alone: a browser
 * does not tell the share sheet of a phone from a form that another site sent.
 * @param wanted whether the visitor comes from sharing something
 */
export function useShared(wanted: boolean): SharedOffer {
  const box = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<Shared>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const shared = wanted ? await readShared() : undefined;
      // Who has left the page meanwhile finds it at the next visit.
      if (!isGone) setOffered(shared);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [wanted]);
  const discard = () => {
    setOffered(undefined);
    void dropShared();
  };
  const take = () => {
    if (offered && box.current) handOver(box.current, offered);
    discard();
  };
  return { box, offered, take, discard };
}
