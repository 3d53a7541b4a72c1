/** For tests of remotes; never bundled into one. */
import { limits } from '@campus/contract';
import { missedPage } from '../chat/catch-up';
import type { Message } from '../chat/conversation';
import { describeCards } from './cards';
import { describeForms } from './forms';
import { describeLists } from './lists';
import type { ListingSubject } from './subject';

const start = Date.parse('2026-03-14T06:00:00.000Z');

/** The n-th message of a conversation, a minute after the one before. */
export function numbered(n: number, changes: Partial<Message> = {}): Message {
  const createdAt = new Date(start + n * 60_000).toISOString();
  return { _id: `n${n}`, sender: 'asha', message: `Message ${n}`, createdAt, ...changes };
}

interface Range {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The pages in which the server returns a list of messages. */
export function pageOf<T extends Message>(all: readonly T[], { before, after }: Range): T[] {
  const at = (id: string) => all.findIndex(({ _id }) => _id === id);
  if (after !== undefined) return all.slice(at(after) + 1).slice(0, missedPage);
  const end = before === undefined ? all.length : at(before);
  return all.slice(Math.max(0, end - limits.chatPage), end);
}

export { fakeSocket, type FakeSocket } from './fake-socket';
export { rendererOf } from './render-remote';
export { describePages, describeSignedOut } from './lists';
export type { ListingSubject };

/** The test suite that every listing must pass; each listing also has its own tests. */
export function describeListing<T extends { readonly _id: string }>(
  subject: ListingSubject<T>,
): void {
  describeLists(subject);
  describeCards(subject);
  describeForms(subject);
}
