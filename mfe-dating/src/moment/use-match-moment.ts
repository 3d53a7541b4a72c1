import { useSearchState, type SearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MatchMomentProps, NewMatch } from './match-moment';

/** The code of the dialog loads with the first match. */
export const MatchMoment = lazyDialog<MatchMomentProps>(() =>
  import(/* webpackChunkName: "match-moment" */ './match-moment').then((part) => part.MatchMoment),
);

interface Moment {
  readonly begin: (match: NewMatch) => void;
  /** The props of `MatchMoment`. */
  readonly dialog: MatchMomentProps;
}

/**
 * Shows that two students have matched. The URL holds only the id of the match, so a saved URL opens nothing.
 * @param shown the open profile; the dialog opens after it has closed, so that Back leads to the list
 */
export function useMatchMoment(shown: SearchState): Moment {
  const asked = useSearchState('matched');
  const [match, setMatch] = useState<NewMatch>();
  const waiting = useRef<string>(undefined);
  const open = useEffectEvent(asked.open);
  useEffect(() => {
    if (shown.value !== undefined || waiting.current === undefined) return;
    open(waiting.current);
    waiting.current = undefined;
  }, [match, shown.value]);
  return {
    begin: (made) => {
      waiting.current = made.matchId;
      setMatch(made);
    },
    dialog: {
      open: match !== undefined && asked.value === match.matchId,
      match,
      onClose: asked.close,
    },
  };
}
