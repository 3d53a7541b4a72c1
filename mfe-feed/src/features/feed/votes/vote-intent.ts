import type { VoteState } from '@campus/contract';

/** The votes a student can press; each is a toggle on the server. */
export type Vote = 'like' | 'dislike';

/** A request to the server: a toggle, or reading the current counts. */
export type VoteRequest = Vote | 'read';

/**
 * One student's vote on one post, from the first press until screen and server agree again.
 * `known` is the server's last answer, `wanted` is the student's choice. At most one request is pending.
 */
export interface VoteIntent {
  readonly known: VoteState;
  readonly wanted: Vote | undefined;
  readonly underWay: VoteRequest | undefined;
  /** The student pressed again after the pending request was sent. */
  readonly pressedSince: boolean;
  /** A toggle that conflicted with another tab was sent again; it is not sent a third time. */
  readonly corrected: boolean;
}

/** The result of an event: the next state, the request to send, and whether the vote was given up. */
export interface VoteStep {
  readonly intent: VoteIntent;
  readonly send?: VoteRequest;
  readonly gaveUp?: true;
}

function given(votes: VoteState): Vote | undefined {
  if (votes.userLiked) return 'like';
  return votes.userDisliked ? 'dislike' : undefined;
}

export function atRest(known: VoteState): VoteIntent {
  return {
    known,
    wanted: given(known),
    underWay: undefined,
    pressedSince: false,
    corrected: false,
  };
}

function sending(intent: VoteIntent, send: VoteRequest): VoteStep {
  return { intent: { ...intent, underWay: send, pressedSince: false }, send };
}

/** One toggle leads from any vote to any other; repeating the given vote removes it. */
function towardsWanted(intent: VoteIntent): VoteRequest {
  return intent.wanted ?? given(intent.known) ?? 'read';
}

/** The student pressed a button: shown at once, sent when no request is pending. */
export function press(intent: VoteIntent, vote: Vote): VoteStep {
  const wanted = intent.wanted === vote ? undefined : vote;
  const next = { ...intent, wanted, pressedSince: true, corrected: false };
  return intent.underWay ? { intent: next } : sending(next, towardsWanted(next));
}

/** The server answered with its counts. */
export function answered(intent: VoteIntent, known: VoteState): VoteStep {
  const next = { ...intent, known };
  if (given(known) === intent.wanted) {
    return intent.underWay === 'read' ? { intent: atRest(known) } : sending(next, 'read');
  }
  if (intent.pressedSince) return sending(next, towardsWanted(next));
  if (intent.underWay === 'read' || intent.corrected) return { intent: atRest(known) };
  return sending({ ...next, corrected: true }, towardsWanted(next));
}

/**
 * The request failed. The vote is reverted and the counts are read again, because the vote may have counted
 * even if its answer was lost. A later press is not lost: it is sent once the counts are known.
 */
export function failed(intent: VoteIntent): VoteStep {
  if (intent.underWay !== 'read') {
    const wanted = intent.pressedSince ? intent.wanted : given(intent.known);
    const step = sending({ ...intent, wanted }, 'read');
    return intent.pressedSince
      ? { ...step, intent: { ...step.intent, pressedSince: true } }
      : { ...step, gaveUp: true };
  }
  const open = intent.pressedSince && intent.wanted !== given(intent.known);
  return open ? sending(intent, towardsWanted(intent)) : { intent: atRest(intent.known) };
}

/** The votes to show: the server's counts, adjusted to the vote that the student wants. */
export function shown({ known, wanted }: VoteIntent): VoteState {
  const before = given(known);
  const change = (vote: Vote) => Number(wanted === vote) - Number(before === vote);
  return {
    likes: known.likes + change('like'),
    dislikes: known.dislikes + change('dislike'),
    userLiked: wanted === 'like',
    userDisliked: wanted === 'dislike',
  };
}
