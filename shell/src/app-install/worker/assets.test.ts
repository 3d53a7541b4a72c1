import { isKeepable, mostAssets, surplus } from './answer';

const immutable = 'public, max-age=31536000, immutable';

const answer = (status: number, type: string | undefined, rule: string) => ({
  status,
  headers: new Headers({ ...(type && { 'content-type': type }), 'cache-control': rule }),
});

test('an immutable file may be cached', () => {
  expect(isKeepable(answer(200, 'text/javascript; charset=utf-8', immutable))).toBe(true);
});

test.each([
  ['a miss', answer(404, 'text/plain; charset=utf-8', 'no-store')],
  ['a miss that says it never changes', answer(404, 'text/javascript', immutable)],
  ['a page in the place of a file', answer(200, 'text/html; charset=utf-8', immutable)],
  ['something without a type', answer(200, undefined, immutable)],
  ['what has to be asked for each time', answer(200, 'text/javascript', 'no-cache')],
  ['what is private', answer(200, 'image/webp', 'private, no-cache')],
  ['a part of a file', answer(206, 'text/javascript', immutable)],
])('%s may not be cached', (_what, given) => expect(isKeepable(given)).toBe(false));

test('selects the oldest assets above the limit for removal', () => {
  const keys = Array.from({ length: mostAssets + 2 }, (_none, at) => at);
  expect(surplus(keys)).toEqual([0, 1]);
  expect(surplus(keys.slice(2))).toEqual([]);
});
