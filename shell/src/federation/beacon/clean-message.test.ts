import { beaconLimits } from '@campus/contract';
import { cleanMessage } from './describe-incident';

test.each([
  [
    "Cannot read properties of undefined (reading 'likes')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['x is not a function', 'x is not a function'],
  ['mail to asha.rao@campus.example failed', 'mail to … failed'],
  ['at https://campus.example/dating-chat?match=7 in line 3', 'at … in line 3'],
  ['no page at /community/7f3a/chai-lovers here', 'no page at … here'],
  ["can't find 'my secret' in it", "can't find … in it"],
  ["said 'it's mine' and more", 'said …'],
  ['began "but never ended', 'began …'],
  ['“the words” of `somebody`', '… of …'],
  ['call 98765 43210 or 9876543210', 'call # or #'],
  ['token 9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c gone', 'token # gone'],
  ['two\n  lines', 'two lines'],
])('%j is reported as %j', (message, told) => {
  expect(cleanMessage(message)).toBe(told);
});

test('a long message is cut', () => {
  expect(cleanMessage('so '.repeat(500)).length).toBeLessThanOrEqual(beaconLimits.message);
});
