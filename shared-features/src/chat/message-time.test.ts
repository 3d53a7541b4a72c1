import { numbered } from '../testing';
import { byDay, messageTime } from './message-time';

const at = '2026-03-14T12:00:00.000Z';
const later = (hours: number, ms = 0) => Date.parse(at) + hours * 3_600_000 + ms;

test.each([
  [later(0), '5:30 pm'],
  [later(24, -1), '5:30 pm'],
  [later(24), 'Yesterday'],
  [later(48, -1), 'Yesterday'],
  [later(48), '14 Mar'],
])('messageTime at %d is %s', (now, words) => {
  expect(messageTime(at, now)).toBe(words);
});

test('an older message shows its date in the time zone of the campus', () => {
  // Still the 13th in UTC and everywhere west of it.
  expect(messageTime('2026-03-13T20:00:00.000Z', later(72))).toBe('14 Mar');
});

test('a new day begins at midnight in the time zone of the campus', () => {
  const messages = [
    ['a', '2026-03-13T18:29:59.999Z'],
    ['b', '2026-03-13T18:30:00.000Z'],
    ['c', '2026-03-14T18:29:00.000Z'],
  ].map(([_id = '', createdAt = '']) => numbered(1, { _id, createdAt }));
  expect(byDay(messages).map(({ day, messages: said }) => [day, said.length])).toEqual([
    ['2026-03-13', 1],
    ['2026-03-14', 2],
  ]);
});
