import { numbered } from '../testing';
import { unknownConversation } from './conversation';
import {
  fromText,
  nextOf,
  released,
  shownUnsent,
  stillUnsent,
  toText,
  type Unsent,
} from './unsent';

const entry = (key: string, progress: Unsent['progress'], conversationId = 'm1'): Unsent => ({
  key,
  conversationId,
  text: `text ${key}`,
  progress,
});
const waiting = { is: 'waiting' } as const;
const failed = (holds: boolean) => ({ is: 'failed', reason: 'no', holds }) as const;
const sending = { is: 'sending', since: 0 } as const;

test.each([
  ['the first that waits', [entry('a', waiting), entry('b', waiting)], 'a'],
  ['nothing while one is sent', [entry('a', sending), entry('b', waiting)], undefined],
  ['nothing behind one that holds', [entry('a', failed(true)), entry('b', waiting)], undefined],
  ['what stands behind a refusal', [entry('a', failed(false)), entry('b', waiting)], 'b'],
  ['what its own conversation has', [entry('a', sending, 'm2'), entry('b', waiting)], 'b'],
])('the next message to send is %s', (_name, all, key) => {
  expect(nextOf(all, 'm1')?.key).toBe(key);
});

test('released sets blocked messages to waiting and leaves rejected ones failed', () => {
  const all = released([entry('a', failed(true)), entry('b', failed(false))], 'm1');
  expect(all.map(({ progress }) => progress.is)).toEqual(['waiting', 'failed']);
});

test('a sent message that is in the list is no longer unsent', () => {
  const all = [entry('a', { is: 'sent', as: 'x' }), entry('b', { is: 'sent', as: 'y' })];
  expect(stillUnsent(all, (_match, id) => id === 'x').map(({ key }) => key)).toEqual(['b']);
});

test('a message whose event arrives before its answer is not shown twice', () => {
  const conversation = { ...unknownConversation, messages: [numbered(1, { message: 'text a' })] };
  const before = Date.parse(numbered(0).createdAt);
  const after = Date.parse(numbered(1).createdAt);
  const shown = (since: number) =>
    shownUnsent([entry('a', { is: 'sending', since })], 'm1', conversation).length;
  expect(shown(before)).toBe(0);
  expect(shown(after)).toBe(1);
});

test('stored messages are restored as failed, and invalid text as none', () => {
  const kept = fromText(toText([entry('a', sending)]));
  expect(kept).toEqual([
    entry('a', { is: 'failed', reason: 'Failed to send message', holds: false }),
  ]);
  for (const text of ['', '{', '{}', '[1,{"key":2}]']) expect(fromText(text)).toEqual([]);
});
