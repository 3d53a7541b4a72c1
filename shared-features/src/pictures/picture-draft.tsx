import { type DraftStorage, useDraft } from '@campus/shared-auth';
import { FormMessage } from '@campus/shared-ui';
import type { PickedImage } from '@campus/shared-ui/images';
import { useEffect, useRef, useState } from 'react';

/** `clearDrafts` of shared-auth deletes the database of this name. */
const database = 'draft-pictures';
const table = 'drafts';
const longest = 7 * 24 * 60 * 60 * 1000;
const mostDrafts = 8;
/** Limit of all drafts together: the maximum of one form is a third of it. */
const mostCharacters = 24_000_000;

type Pictures = readonly PickedImage[];

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly pictures: Pictures;
}

const sizeOf = (pictures: Pictures) => pictures.reduce((sum, { url }) => sum + url.length, 0);
const isOver = ({ at }: Kept) => at < Date.now() - longest;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no pictures'));
  });
}

/** Opened for one operation only: an open connection would block the deletion. */
async function inTable<T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'key' });
  const connection = await answerOf(opening);
  try {
    const transaction = connection.transaction(table, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('No room for pictures'));
    });
    const [answer] = await Promise.all([work(transaction.objectStore(table)), ended]);
    return answer;
  } finally {
    connection.close();
  }
}

/** @returns the stored pictures; none if they are too old or there are none */
async function findPictures(key: string): Promise<Pictures> {
  const kept = await inTable('readonly', (rows) =>
    answerOf<Kept | undefined>(rows.get(key) as IDBRequest<Kept | undefined>),
  );
  return kept && !isOver(kept) ? kept.pictures : [];
}

/**
 * Stores the pictures of a draft, replacing the oldest drafts if there is not enough space; an empty list removes
 * the stored ones.
 * @throws if the browser blocks storage or has no space
 */
async function keepPictures(key: string, pictures: Pictures) {
  await inTable('readwrite', async (rows) => {
    const all = await answerOf(rows.getAll() as IDBRequest<Kept[]>);
    const others = all.filter((kept) => kept.key !== key).sort((a, b) => b.at - a.at);
    let room = mostCharacters - sizeOf(pictures);
    others.forEach((kept, index) => {
      room -= sizeOf(kept.pictures);
      if (room < 0 || index >= mostDrafts - 1 || isOver(kept)) rows.delete(kept.key);
    });
    const now: Kept = { key, at: Date.now(), pictures };
    if (pictures.length > 0) await answerOf(rows.put(now));
    else await answerOf(rows.delete(key));
  });
}

export interface PictureDraft {
  readonly value: readonly PickedImage[];
  readonly set: (pictures: readonly PickedImage[]) => void;
  /** True while the pictures are a restored draft that has not been changed. */
  readonly restored: boolean;
  /** Some could not be stored or are missing. */
  readonly lost: boolean;
}

/**
 * Pictures that survive a failure, a reload and an expired session, beside the text of a `useDraft`. A draft that must
 * not outlive the tab stores none: data once written to disk can be recovered.
 * @param key of the text's draft
 */
export function usePictureDraft(key: string, storage: DraftStorage = 'local'): PictureDraft {
  // The count is stored with the texts: with no pictures nothing is awaited, and missing ones are detected.
  const { text, setText } = useDraft(`${key}:pictures`, storage);
  const [expected] = useState(Number(text));
  const [value, setValue] = useState<readonly PickedImage[]>([]);
  const [restored, setRestored] = useState(false);
  const [lost, setLost] = useState(false);
  const isTouched = useRef(false);
  const isKept = storage === 'local';

  useEffect(() => {
    if (!expected) return undefined;
    let isGone = false;
    const show = (found: readonly PickedImage[]) => {
      if (isGone || isTouched.current) return;
      setValue(found);
      setRestored(found.length > 0);
      setLost(found.length < expected);
    };
    const found = isKept ? findPictures(key) : Promise.resolve([]);
    found.then(show, () => show([]));
    return () => {
      isGone = true;
    };
  }, [key, isKept, expected]);

  const set = (pictures: readonly PickedImage[]) => {
    const hadAny = text !== '';
    isTouched.current = true;
    setValue(pictures);
    setRestored(false);
    setText(pictures.length > 0 ? String(pictures.length) : '');
    setLost(false);
    if (!isKept || (pictures.length === 0 && !hadAny)) return;
    keepPictures(key, pictures).then(
      () => setLost(false),
      () => setLost(pictures.length > 0),
    );
  };
  // Without a count the draft was removed: see `useDraftRemovals` of shared-auth.
  return { value: text === '' ? [] : value, set, restored, lost };
}

/** Shown beside the pictures of a draft that could not be stored. */
export function PicturesLost({ pictures }: { readonly pictures: Pick<PictureDraft, 'lost'> }) {
  if (!pictures.lost) return null;
  return (
    <FormMessage tone="note">
      Some pictures of this draft couldn&rsquo;t be kept. After a reload, add them again.
    </FormMessage>
  );
}
