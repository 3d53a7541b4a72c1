import { serverMessages } from '@campus/contract';
import { badRequest } from '../../http/errors';
import { isMoment, momentShape } from './moment';

/** The last entry that a page showed: the next page begins after it, whatever was added meanwhile. */
export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

const shape = new RegExp(`^(${momentShape})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt}~${id}`).toString('base64url');
}

/** @throws ApiError 400 for anything that {@link writeCursor} cannot have written */
export function readCursor(cursor: string): Position {
  const match = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, createdAt, id] = match ?? [];
  if (!isMoment(createdAt) || id === undefined) {
    throw badRequest(serverMessages.cursorInvalid, 'cursor');
  }
  return { createdAt, id };
}
