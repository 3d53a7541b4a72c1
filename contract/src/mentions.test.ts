import { mentionedIn, readMentions } from './comments';

const namesIn = (text: string) =>
  readMentions(text).flatMap(({ username }) => (username === undefined ? [] : [username]));

test.each([
  ['@asha_k: see you at 5, (@ravi)', ['asha_k', 'ravi']],
  ['write to asha@college.edu or @@ravi', []],
  ['@ab is too short, @abcdefghijklmnopqrstu too long', []],
  ['@asha @asha', ['asha', 'asha']],
  ['', []],
])('%j mentions %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
  const pieces = readMentions(text).map((piece) => piece.text);
  expect(pieces.join('')).toBe(text);
});

test('mentionedIn returns each student once, ignoring case, and at most ten', () => {
  expect(mentionedIn('@Asha and @asha')).toEqual(['asha']);
  const many = Array.from({ length: 30 }, (_, n) => `@student${n}`).join(' ');
  expect(mentionedIn(many)).toHaveLength(10);
});
