import { serverMessages } from '@campus/contract';
import { badRequest } from '../../http/errors';
import { isMoment, momentShape } from './moment';

/** Where an entry of a list stands. */
export interface TimedPosition {
  /** ISO 8601 with milliseconds. */
  readonly startsAt: string;
  readonly id: string;
}

/** The last entry that a page showed, and the cut-off between to come and ended that it was made with. */
export interface TimedCursor extends TimedPosition {
  readonly cutOff: string;
}

/** The name of the list stands in its cursors: those of another one are refused. */
type List = 'soonest' | 'own';

const shape = new RegExp(
  `^(soonest|own)~(${momentShape})~(${momentShape})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
);

export function writeCursor(list: List, { cutOff, startsAt, id }: TimedCursor): string {
  return Buffer.from([list, cutOff, startsAt, id].join('~')).toString('base64url');
}

/** @throws ApiError 400 for anything that {@link writeCursor} cannot have written for this list */
export function readCursor(list: List, cursor: string): TimedCursor {
  const match = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, of, cutOff, startsAt, id] = match ?? [];
  if (of !== list || !isMoment(cutOff) || !isMoment(startsAt) || id === undefined) {
    throw badRequest(serverMessages.cursorInvalid, 'cursor');
  }
  return { cutOff, startsAt, id };
}
