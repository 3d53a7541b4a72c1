import { useSearchState, type SearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MatchMomentProps, NewMatch } from './match-moment';

/** Its code comes with the first match. */
export const MatchMoment = lazyDialog<MatchMomentProps>(() =>
  import(/* webpackChunkName: "match-moment" */ './match-moment').then((part) => part.MatchMoment),
);

interface Moment {
  readonly begin: (match: NewMatch) => void;
  /** What `MatchMoment` shows. */
  readonly dialog: MatchMomentProps;
}

/**
 * Shows that two have matched. Which match it is lives in the address, and nothing else does: an address that was
 * kept opens nothing.
 * @param shown the profile that is looked at; the moment comes when it has closed, so that Back leads to the list
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
