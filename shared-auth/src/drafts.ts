import { useCallback, useMemo, useState } from 'react';

/** `session` for drafts that must not outlive the tab: confessions and dating. */
export type DraftStorage = 'local' | 'session';

const prefix = 'draft:';
const ownerKey = 'draft-owner';

function storageOf(kind: DraftStorage): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

/** @returns the stored draft, or undefined if there is none or it cannot be read */
function readDraft(key: string, kind: DraftStorage): string | undefined {
  try {
    return storageOf(kind).getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; an empty one is removed. If storage is full or blocked, only the draft is lost. */
function writeDraft(key: string, kind: DraftStorage, text: string): void {
  try {
    if (text === '') storageOf(kind).removeItem(prefix + key);
    else storageOf(kind).setItem(prefix + key, text);
  } catch {
    // The form itself still has the text.
  }
}

/** Databases: pictures of drafts (shared-features/src/pictures) and the offline queue (shell/src/app-install). */
const databases = ['draft-pictures', 'offline-queue'];

/** The cache for what a phone shared with the site (shell/src/app-install/worker/share.ts). */
const shared = 'campus:shared';

/** Removes all drafts of this browser, its queued offline writes, and what waits to be shared. */
export function clearDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
    caches.delete(shared).catch(() => undefined);
  } catch {
    // A browser that blocks this has stored nothing.
  }
}

/** Drafts outlive an expired session, but only for the student who wrote them. */
export function claimDrafts(studentId: string): void {
  const owner = localStorage.getItem(ownerKey);
  if (owner !== null && owner !== studentId) clearDrafts();
  localStorage.setItem(ownerKey, studentId);
}

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Deletes the draft and clears the text: after a success, or if the student discards it. */
  readonly discard: () => void;
  /** True while the text is a restored draft that has not been changed. */
  readonly restored: boolean;
}

/**
 * Text that survives a failure, a reload and an expired session. Never use it for passwords or codes.
 * @param key identifies the form, e.g. `comment:<post id>`
 */
export function useDraft(key: string, storage: DraftStorage = 'local'): Draft {
  const [state, setState] = useState(() => {
    const stored = readDraft(key, storage);
    return { text: stored ?? '', restored: stored !== undefined };
  });
  const setText = useCallback(
    (text: string) => {
      writeDraft(key, storage, text);
      setState({ text, restored: false });
    },
    [key, storage],
  );
  const discard = useCallback(() => setText(''), [setText]);
  return { ...state, setText, discard };
}

interface FormDraft<T> {
  readonly values: T;
  /** Changes some of the values. */
  readonly change: (some: Partial<T>) => void;
  /** Deletes the entered values. */
  readonly discard: () => void;
  /** True while the values are a restored draft that has not been changed. */
  readonly restored: boolean;
}

function read<T extends object>(text: string, empty: T): T {
  try {
    const stored: unknown = text ? JSON.parse(text) : {};
    return { ...empty, ...(stored as Partial<T>) };
  } catch {
    return empty;
  }
}

/**
 * Form texts that survive a failure, a reload and an expired session, as `useDraft` does for
 * one text. Never use it for passwords or codes; for pictures use `usePictureDraft`.
 * @param key identifies the form, e.g. `ad`
 * @param empty initial values of the form; read once
 */
export function useFormDraft<T extends object>(
  key: string,
  empty: T,
  storage: DraftStorage = 'local',
): FormDraft<T> {
  const draft = useDraft(key, storage);
  const [beginning] = useState(empty);
  const values = useMemo(() => read(draft.text, beginning), [draft.text, beginning]);
  const { setText, discard, restored } = draft;
  const change = useCallback(
    (some: Partial<T>) => setText(JSON.stringify({ ...values, ...some })),
    [setText, values],
  );
  return { values, change, discard, restored };
}
