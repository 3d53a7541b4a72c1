import { useCallback, useMemo, useState } from 'react';
import { create } from 'zustand';

/** `session` for drafts that must not outlive the tab: confessions and dating. */
export type DraftStorage = 'local' | 'session';

const prefix = 'draft:';

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

/** Counts how often drafts were removed from storage: forms that are open lose theirs as well. */
export const useDraftRemovals = create(() => 0);

export function removeDrafts(...storages: Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
  useDraftRemovals.setState((count) => count + 1);
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
  const removals = useDraftRemovals();
  const [state, setState] = useState(() => {
    const stored = readDraft(key, storage);
    return { text: stored ?? '', restored: stored !== undefined, removals };
  });
  const setText = useCallback(
    (text: string) => {
      writeDraft(key, storage, text);
      setState({ text, restored: false, removals: useDraftRemovals.getState() });
    },
    [key, storage],
  );
  const discard = useCallback(() => setText(''), [setText]);
  const { text, restored } = state.removals === removals ? state : { text: '', restored: false };
  return { text, restored, setText, discard };
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
