import { useState } from 'react';

export interface PendingKeys<K> {
  readonly has: (key: K) => boolean;
  /** Runs the work, unless the same is already pending. */
  readonly run: (key: K, act: () => Promise<void>) => Promise<void>;
}

/** Tracks pending requests, so that the same one is never sent twice at once. */
export function usePending<K = 'it'>(): PendingKeys<K> {
  const [keys, setKeys] = useState<readonly K[]>([]);
  const has = (key: K) => keys.includes(key);
  const run = async (key: K, act: () => Promise<void>) => {
    if (has(key)) return;
    setKeys((all) => [...all, key]);
    try {
      await act();
    } finally {
      setKeys((all) => all.filter((one) => one !== key));
    }
  };
  return { has, run };
}
