import { listMatches, type Match } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import {
  type Conversation,
  invalidateAnswers,
  timeOf,
  unknownConversation,
} from '@campus/shared-features/chat';

const queryKey = callKey(listMatches, {});

/** Refetches the conversations. */
export const refreshMatches = (): void => invalidateAnswers(queryKey);

const knownMatches = () => queryClient.getQueryData<readonly Match[]>(queryKey);

/** The receiver of a message in this match, as named in SPEC.md's call. */
export function receiverOf(matchId: string): string | undefined {
  return knownMatches()?.find((match) => match.matchId === matchId)?.profile.user_id;
}

export function isKnownMatch(matchId: string): boolean {
  const matches = knownMatches();
  return !matches || matches.some((match) => match.matchId === matchId);
}

/** A match as shown in the lists of conversations. */
export interface Summary {
  readonly match: Match;
  readonly last: Match['lastMessage'];
  readonly unread: number;
}

interface Known {
  readonly conversations: Readonly<Record<string, Conversation>>;
  /** Per match, the time up to which everything was read in this tab. */
  readonly readTo: Readonly<Record<string, number>>;
}

const timeOfLine = (line: Match['lastMessage']): number => (line ? timeOf(line) : -Infinity);

/**
 * A match, updated with messages newer than the server's list. Computed from the messages themselves,
 * so the list, events and read marks may arrive in any order.
 */
function summaryOf(match: Match, known: Known): Summary {
  const { messages } = known.conversations[match.matchId] ?? unknownConversation;
  const listed = timeOfLine(match.lastMessage);
  const seen = known.readTo[match.matchId] ?? -Infinity;
  const counted = Math.max(listed, seen);
  const more = messages.filter(
    (message) => message.sender === match.profile.user_id && timeOf(message) > counted,
  );
  const newest = messages.at(-1);
  return {
    match,
    last: newest && timeOf(newest) > listed ? newest : match.lastMessage,
    unread: (seen >= listed ? 0 : match.unread) + more.length,
  };
}

/** The conversations: first those with messages newer than the server's list, then the rest in its order. */
export function summariesOf(matches: readonly Match[], known: Known): Summary[] {
  const all = matches.map((match) => summaryOf(match, known));
  const moved = all.filter(({ match, last }) => last !== match.lastMessage);
  const rest = all.filter(({ match, last }) => last === match.lastMessage);
  return [...moved.sort((one, other) => timeOfLine(other.last) - timeOfLine(one.last)), ...rest];
}
