import { chosenBuild, type RegisteredBuild, type RegisteredRemote } from './registry-document';

const build = (name: string): RegisteredBuild => ({
  build: name,
  base: `/r/mfe-tea/${name}/`,
  entry: 'entry.js',
  globalName: `mfe_tea_${name}`,
  requires: {},
  exposes: {},
  chunks: {},
  integrity: {},
});

const remote: RegisteredRemote = {
  status: 'on',
  declaration: {
    name: 'mfe-tea',
    container: 'mfe_tea',
    title: 'Tea',
    owner: 'Team Tea',
    routes: [],
    navigation: [],
    widgets: [],
    requires: {},
    budgets: { firstScreen: 1 },
  },
  current: build('two'),
  previous: build('one'),
};

const withCanary = (share: number): RegisteredRemote => ({
  ...remote,
  canary: { ...build('three'), share },
});

test('without a canary the current build runs', () => {
  expect(chosenBuild(remote, 0).build).toBe('two');
});

test.each([
  [0, 1, 'three'],
  [1, 1, 'two'],
  [24, 25, 'three'],
  [25, 25, 'two'],
  [99, 99, 'two'],
  [99, 100, 'three'],
])('bucket %i with a canary share of %i runs build %s', (bucket, share, expected) => {
  expect(chosenBuild(withCanary(share), bucket).build).toBe(expected);
});

test('a share is the number of buckets that run the canary', () => {
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const canaries = buckets.filter(
    (bucket) => chosenBuild(withCanary(30), bucket).build === 'three',
  );
  expect(canaries).toHaveLength(30);
});
