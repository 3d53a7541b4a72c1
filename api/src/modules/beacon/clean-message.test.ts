import { beaconLimits } from '@campus/contract';
import { slowerThan } from '../../testing/timing';
import { cleanMessage } from './error-stats.repository';

test.each([
  [
    "Cannot read properties of undefined (reading 'call')",
    "Cannot read properties of undefined (reading 'call')",
  ],
  ['Mail asha.rao@iitb.example now', 'Mail <email> now'],
  ['Call +91 98765 43210 or 98765-43210', 'Call <number> or <number>'],
  ['GET https://campus.example/api/posts?q=asha failed', 'GET <address> failed'],
  ['GET /api/user/asha failed', 'GET <address> failed'],
  [`Unexpected token 'I like Ravi', "I like"...`, 'Unexpected token <text>, <text>...'],
  ['No post 0b9f3b2e-6f0c-4c55-9d0e-7f6d1a2b3c4d', 'No post <id>'],
  ['Token Zk3_9aQwErTyUiOpAsDf gone', 'Token <id> gone'],
  ['From @asha_rao', 'From <name>'],
  ['data:image/png;base64,AAAA broke', '<address> broke'],
  ['line\u0000one\nline\u200btwo', 'line one line two'],
  ['ChunkLoadError: Loading chunk 31 failed.', 'ChunkLoadError: Loading chunk 31 failed.'],
])('cleanMessage redacts personal data and control characters in: %s', (message, expected) => {
  expect(cleanMessage(message)).toBe(expected);
});

test('cleanMessage cuts a message to 300 characters', () => {
  expect(cleanMessage('x '.repeat(400))).toHaveLength(300);
});

const longest = (part: string) => part.repeat(beaconLimits.message).slice(0, beaconLimits.message);
const clean = (message: string) => () => {
  for (let count = 0; count < 100; count += 1) cleanMessage(message);
};
const isSlow = slowerThan(clean(longest('plain words ')), 500);

test.each(['a', '1', '/', '“', '@', 'a-', 'a.', '1 ', '/a'])(
  'cleanMessage reads 300 characters of repeated %s at most 500 times slower than plain words',
  async (part) => {
    expect(await isSlow(clean(longest(part)))).toBe(false);
  },
);
