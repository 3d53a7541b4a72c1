import type { PickedImage } from '@campus/shared-ui/images';

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
export async function findPictures(key: string): Promise<Pictures> {
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
export async function keepPictures(key: string, pictures: Pictures) {
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
