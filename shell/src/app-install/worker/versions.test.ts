import { sharedCache } from './share';
import { cacheNames, outdatedCaches } from './scope';

test('a new build drops the caches of the others, and nothing that waits to be posted', () => {
  const mine = Object.values(cacheNames('new'));
  const others = [...Object.values(cacheNames('old')), ...Object.values(cacheNames('older'))];
  const unknown = ['workbox-precache'];
  expect(outdatedCaches([...others, sharedCache, ...mine, ...unknown], 'new')).toEqual([
    ...others,
    ...unknown,
  ]);
});

test('two builds share no cache', () => {
  const [one, other] = [cacheNames('a'), cacheNames('b')].map((names) => Object.values(names));
  expect(one?.filter((name) => other?.includes(name))).toEqual([]);
});
