import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done, moment, optionalCount, optionalFlag, optionalText, orNull } from '../shared/answer';
import { id } from '../shared/fields';
import { profileCard } from './profile';

/**
 * Sends a match request. Two students who ask each other match immediately: `matched`, with the match in `matchId`.
 */
export const sendMatchRequest = endpoint({
  method: 'POST',
  path: '/api/dating/send-match-request',
  body: z.object({ toUserId: id }),
  answer: z.extend(done, { matched: optionalFlag, matchId: z.optional(id) }),
});

const matchRequest = z.object({
  _id: id,
  /** SPEC.md does not name the sender's id here: empty if missing. */
  profile: z.extend(profileCard, { user_id: z._default(id, '') }),
  createdAt: optionalText,
});
export type MatchRequest = z.output<typeof matchRequest>;

/** Requests to the student that are waiting for an answer, newest first. */
export const listMatchRequests = endpoint({
  method: 'GET',
  path: '/api/dating/match-requests',
  answer: z.array(matchRequest),
});

/** Only the recipient can answer, and only once: 409 afterwards. */
export const respondToMatchRequest = endpoint({
  method: 'POST',
  path: '/api/dating/respond-match-request',
  body: z.object({ matchId: id, action: z.enum(['accept', 'reject']) }),
  answer: done,
});

const match = z.object({
  matchId: id,
  profile: profileCard,
  /** Extras for the list of conversations. */
  unread: optionalCount,
  /** Until when the other student has seen the messages; only if both enable it. */
  seenTo: z.optional(moment),
  lastMessage: orNull(z.object({ message: z.string(), createdAt: moment })),
});
export type Match = z.output<typeof match>;

/** The conversations, the one with the newest message first. */
export const listMatches = endpoint({
  method: 'GET',
  path: '/api/dating/accepted-matches',
  answer: z.array(match),
});

/** Ends a match for both; its messages are deleted. */
export const unmatch = endpoint({
  method: 'POST',
  path: '/api/dating/unmatch',
  body: z.object({ matchId: id }),
  answer: done,
});

const somebody = z.object({ userId: id });

/** Neither sees the other any more; the blocked student is not notified. */
export const blockStudent = endpoint({
  method: 'POST',
  path: '/api/dating/block',
  body: somebody,
  answer: done,
});

export const unblockStudent = endpoint({
  method: 'POST',
  path: '/api/dating/unblock',
  body: somebody,
  answer: done,
});

export const listBlockedStudents = endpoint({
  method: 'GET',
  path: '/api/dating/blocked',
  answer: z.array(z.object({ userId: id, name: z.string(), createdAt: optionalText })),
});
