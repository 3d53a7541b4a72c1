import { useCallback, useMemo, useState } from 'react';
import type { DraftStorage } from './drafts';
import { useDraft } from './use-draft';

export interface FormDraft<T> {
  readonly values: T;
  /** Changes some of the values. */
  readonly change: (some: Partial<T>) => void;
  /** Forgets what was entered. */
  readonly discard: () => void;
  /** True while the values are as they were found in the storage. */
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
 * The texts of a form that survive a failure, a reload and an expired session, as `useDraft` does for
 * one text. Never for passwords, codes or pictures.
 * @param key names the form, e.g. `ad`
 * @param empty what the form begins with; taken once
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
