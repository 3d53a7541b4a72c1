import { useCallback, useState } from 'react';
import { readDraft, writeDraft, type DraftStorage } from './drafts';

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Forgets the draft and empties the text: after a success, or when the student discards it. */
  readonly discard: () => void;
  /** True while the text shown is one that was found in the storage and not touched since. */
  readonly restored: boolean;
}

/**
 * Text that survives a failure, a reload and an expired session. Never for passwords or codes.
 * @param key names the form, e.g. `comment:<post id>`
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
