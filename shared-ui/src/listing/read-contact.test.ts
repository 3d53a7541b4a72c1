import { readPhones, readProfiles } from './contact';

test.each([
  ['9876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['022 2345 6789', '+912223456789'],
])('%s is dialled as %s', (text, number) => {
  expect(readPhones(text)).toEqual([{ text, number }]);
});

test('a list is split into entries, and an entry that is not a number stays text', () => {
  expect(readPhones(' 9876543210, ask at the gate ,, 12345')).toEqual([
    { text: '9876543210', number: '+919876543210' },
    { text: 'ask at the gate' },
    { text: '12345' },
  ]);
});

test.each([
  ['@asha.rao', 'https://www.instagram.com/asha.rao/'],
  ['insta: asha_rao', 'https://www.instagram.com/asha_rao/'],
  ['telegram: asha', 'https://t.me/asha'],
  ['instagram.com/asha', 'https://instagram.com/asha'],
  ['https://example.org/asha?x=1', 'https://example.org/asha?x=1'],
])('%s links to %s', (text, address) => {
  expect(readProfiles(text)).toEqual([{ text, address }]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'asha',
  'ask me on campus',
  '@<img src=x>',
])('%s gets no link', (text) => {
  expect(readProfiles(text).every((profile) => profile.address === undefined)).toBe(true);
});
