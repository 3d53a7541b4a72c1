import type { Match } from '@campus/contract';
import { useMemo } from 'react';
import { summariesOf, type Summary } from '../core/summary';
import { useChatState } from '../state/use-chat';

/** The conversations with everything this tab has heard since the server's list. */
export function useSummaries(matches: readonly Match[]): Summary[] {
  const conversations = useChatState((state) => state.conversations);
  const readTo = useChatState((state) => state.readTo);
  return useMemo(
    () => summariesOf(matches, { conversations, readTo }),
    [matches, conversations, readTo],
  );
}
