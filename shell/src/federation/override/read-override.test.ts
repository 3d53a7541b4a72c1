import { longestOverride, readOverride } from '.';

const now = 1_000_000;
const base = '/r/mfe-tea/pr-7/';
const read = (change: object) =>
  readOverride(JSON.stringify({ remote: 'mfe-tea', base, expires: now + 1, ...change }), now);

test('accepts a build from this site or from this machine', () => {
  expect(read({})).toEqual({ remote: 'mfe-tea', base, expires: now + 1 });
  expect(read({ base: 'http://localhost:4300/' })).toMatchObject({
    base: 'http://localhost:4300/',
  });
  expect(read({ base: 'http://127.0.0.1:4300/dist/' })).toBeDefined();
});

test('an override without an end gets the maximum lifetime', () => {
  expect(read({ expires: undefined })?.expires).toBe(now + longestOverride);
});

test.each([
  ['that is over', { expires: now }],
  ['that lasts longer than any may', { expires: now + longestOverride + 1 }],
  ['without a number as its end', { expires: 'tomorrow' }],
  ['from another site', { base: 'https://tea.example/r/mfe-tea/pr-7/' }],
  ['from a site named like this machine', { base: 'http://localhost.tea.example/' }],
  ['from elsewhere by two slashes', { base: '//tea.example/r/mfe-tea/pr-7/' }],
  ['from a script', { base: 'javascript:alert(1)/' }],
  ['from a page of this site', { base: '/media/' }],
  ['from another remote', { base: '/r/mfe-cup/pr-7/' }],
  ['from above its folder', { base: '/r/mfe-tea/../mfe-cup/pr-7/' }],
  ['with a query', { base: '/r/mfe-tea/pr-7/?x=/' }],
  ['without a slash at the end', { base: '/r/mfe-tea/pr-7' }],
  ['of no remote', { remote: 'shell' }],
])('rejects an override %s', (_case, change) => {
  expect(read(change)).toBeUndefined();
});

test.each([null, '', 'null', '7', '{', '[]', '"text"'])('rejects %j', (text) => {
  expect(readOverride(text, now)).toBeUndefined();
});
