import { sharedCache } from './share';
import { cacheNames, outdatedCaches } from './scope';

test('a new build deletes the caches of other builds, but not the shared files', () => {
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
