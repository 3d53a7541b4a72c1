import { serverMessages } from '@campus/contract';
import { badRequest } from '../../http/errors';

/** Part of a regular expression: ISO 8601 in UTC with milliseconds, in this millennium. */
const momentShape = String.raw`2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

/** JavaScript reads 30 February as 2 March; the database would reject it. */
function isMoment(text: string | undefined): text is string {
  if (text === undefined) return false;
  const parsed = new Date(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === text;
}

/** The last entry of a page: the next page starts after it, even if entries were added meanwhile. */
export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

const shape = new RegExp(`^(${momentShape})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt}~${id}`).toString('base64url');
}

/** @throws ApiError 400 for text that {@link writeCursor} cannot have written */
export function readCursor(cursor: string): Position {
  const match = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, createdAt, id] = match ?? [];
  if (!isMoment(createdAt) || id === undefined) {
    throw badRequest(serverMessages.cursorInvalid, 'cursor');
  }
  return { createdAt, id };
}

/** The position of an entry in a list. */
export interface TimedPosition {
  /** ISO 8601 with milliseconds. */
  readonly startsAt: string;
  readonly id: string;
}

/** The last entry of a page, and the time that separated upcoming from ended entries when it was read. */
export interface TimedCursor extends TimedPosition {
  readonly cutOff: string;
}

/** A cursor contains the name of its list: cursors of another list are rejected. */
type List = 'soonest' | 'own';

const timedShape = new RegExp(
  `^(soonest|own)~(${momentShape})~(${momentShape})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
);

export function writeTimedCursor(list: List, { cutOff, startsAt, id }: TimedCursor): string {
  return Buffer.from([list, cutOff, startsAt, id].join('~')).toString('base64url');
}

/** @throws ApiError 400 for text that {@link writeTimedCursor} cannot have written for this list */
export function readTimedCursor(list: List, cursor: string): TimedCursor {
  const match = timedShape.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, of, cutOff, startsAt, id] = match ?? [];
  if (of !== list || !isMoment(cutOff) || !isMoment(startsAt) || id === undefined) {
    throw badRequest(serverMessages.cursorInvalid, 'cursor');
  }
  return { cutOff, startsAt, id };
}
