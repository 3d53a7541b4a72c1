import type { NotificationKind } from '@campus/contract';
import type { Orm } from '../../database';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { notify } from './notify';
import { ring } from './ring';
import {
  askerOfSeat,
  authorOfCab,
  authorOfPost,
  matchWith,
  otherOfMatch,
  otherWhoConfessed,
} from './whom';

/** Tells open pages, once the transaction stands. */
type Tell = () => void;
type Needed = Pick<Services, 'realtime' | 'clock'>;

const nothing: Tell = () => undefined;

/** What was done by a student, within the transaction that did it. */
export interface Deed {
  readonly tx: Orm;
  readonly viewer: Viewer;
}

interface News {
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly to: string | undefined;
}

async function tellOf(
  services: Needed,
  { tx, viewer }: Deed,
  { kind, subjectId, to }: News,
): Promise<Tell> {
  if (to === undefined) return nothing;
  const { collegeId, studentId: actorId } = viewer;
  return notify(services, tx, { collegeId, studentId: to, kind, subjectId, actorId });
}

/** The author of a confession is rung, and nothing is stored: what there is to tell is counted when asked for. */
export async function tellOfComment(services: Needed, deed: Deed, postId: string): Promise<Tell> {
  const { tx, viewer } = deed;
  const author = await authorOfPost(tx, viewer, postId);
  if (author !== undefined) {
    return tellOf(services, deed, { kind: 'comment', subjectId: postId, to: author });
  }
  const studentId = await otherWhoConfessed(tx, viewer, postId);
  if (studentId === undefined) return nothing;
  return () => ring(services, { collegeId: viewer.collegeId, studentId });
}

export async function tellOfSeatRequest(services: Needed, deed: Deed, cabId: string) {
  const to = await authorOfCab(deed.tx, deed.viewer, cabId);
  return tellOf(services, deed, { kind: 'seat-asked', subjectId: cabId, to });
}

interface SeatAnswer {
  readonly cabId: string;
  readonly requestId: string;
  readonly action: 'grant' | 'refuse';
}

export async function tellOfSeatAnswer(services: Needed, deed: Deed, answer: SeatAnswer) {
  const { cabId, requestId, action } = answer;
  const kind = action === 'grant' ? 'seat-granted' : 'seat-refused';
  const to = await askerOfSeat(deed.tx, deed.viewer, requestId);
  return tellOf(services, deed, { kind, subjectId: cabId, to });
}

/** That the student asked another one, or that both had asked and are a match now. */
export async function tellOfAsking(
  services: Needed,
  deed: Deed,
  { toId: to, asked }: { toId: string; asked: 'sent' | 'matched' },
): Promise<Tell> {
  const subjectId = await matchWith(deed.tx, deed.viewer, to);
  if (subjectId === undefined) return nothing;
  const kind = asked === 'sent' ? 'match-request' : 'match';
  return tellOf(services, deed, { kind, subjectId, to });
}

export async function tellOfMatch(services: Needed, deed: Deed, matchId: string): Promise<Tell> {
  const to = await otherOfMatch(deed.tx, deed.viewer, matchId);
  return tellOf(services, deed, { kind: 'match', subjectId: matchId, to });
}

export function tellOfMessage(
  services: Needed,
  deed: Deed,
  { matchId, partnerId }: { matchId: string; partnerId: string },
): Promise<Tell> {
  return tellOf(services, deed, { kind: 'message', subjectId: matchId, to: partnerId });
}
