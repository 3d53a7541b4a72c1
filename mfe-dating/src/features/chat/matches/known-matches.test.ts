import { numbered } from '@campus/shared-features/testing';
import { aMatch } from '../../../test-support/dating';
import { timeOf, unknownConversation } from '@campus/shared-features/chat';
import { summariesOf } from './known-matches';

const conversation = (...numbers: number[]) => ({
  ...unknownConversation,
  messages: numbers.map((n) => numbered(n)),
});
const listed = (matchId: string, n: number, unread = 0) =>
  aMatch({ matchId, unread, lastMessage: numbered(n) });

test('new messages count once as unread, even if the list already counted them', () => {
  const conversations = { m1: conversation(3, 4, 5) };
  const unreadWith = (n: number, unread: number) =>
    summariesOf([listed('m1', n, unread)], { conversations, readTo: {} })[0]?.unread;
  expect(unreadWith(2, 1)).toBe(4);
  expect(unreadWith(5, 4)).toBe(4);
});

test('own messages and messages read on this page do not count as unread', () => {
  const conversations = {
    m1: { ...unknownConversation, messages: [numbered(3), numbered(4, { sender: 'me' })] },
  };
  const match = listed('m1', 2, 7);
  const unread = (readTo: Record<string, number>) =>
    summariesOf([match], { conversations, readTo })[0]?.unread;
  expect(unread({})).toBe(8);
  expect(unread({ m1: timeOf(numbered(2)) })).toBe(1);
  expect(unread({ m1: timeOf(numbered(4)) })).toBe(0);
});

test('matches with new messages move to the top, and the rest keep the server order', () => {
  const matches = [listed('m1', 3), listed('m2', 2), aMatch({ matchId: 'm3' }), listed('m4', 1)];
  const conversations = { m3: conversation(8), m4: conversation(9) };
  const summaries = summariesOf(matches, { conversations, readTo: {} });
  expect(summaries.map(({ match }) => match.matchId)).toEqual(['m4', 'm3', 'm1', 'm2']);
  expect(summaries[0]?.last?.message).toBe('Message 9');
});
