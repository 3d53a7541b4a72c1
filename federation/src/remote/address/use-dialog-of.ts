import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchState } from './use-search-state';

export interface DialogOf {
  readonly asked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog about one of many things. Which one stands in the address, so that Back closes it.
 * @param name of the search parameter
 * @param id of this thing, its value
 */
export function useDialogOf(name: string, id: string): DialogOf {
  const { value, open, close } = useSearchState(name);
  return { asked: value === id, open: () => open(id), close };
}

/**
 * For such a dialog when the thing goes with it. First the address becomes what it was before, then the
 * thing goes: it may be in the address itself.
 * @returns whether the dialog was asked for yet, and what ends it for good
 */
export function useLeavingDialog(
  { asked, close }: DialogOf,
  onLeave: () => void,
): { readonly wanted: boolean; readonly leave: () => void } {
  const [wanted, setWanted] = useState(asked);
  const [left, setLeft] = useState(false);
  if (asked && !wanted) setWanted(true);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (left && !asked) leave();
  }, [left, asked]);
  return {
    wanted,
    leave: () => {
      setLeft(true);
      close();
    },
  };
}
