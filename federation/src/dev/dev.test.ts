import type { RemoteDeclaration } from '../remote/declaration';
import { developedBuild, developedRegistry, devOptions } from './serve';

const declaration: RemoteDeclaration = {
  name: 'mfe-tea',
  container: 'mfe_tea',
  title: 'Tea',
  owner: 'Team Tea',
  routes: [],
  navigation: [],
  widgets: [],
  requires: {},
  budgets: { firstScreen: 1 },
};

test('devOptions uses the local site and port 4300 unless --site and --port are given', () => {
  expect(devOptions([])).toEqual({ site: 'http://localhost:3000', port: 4300 });
  const words = ['--site', 'https://campus.example/home', '--port', '4400'];
  expect(devOptions(words)).toEqual({ site: 'https://campus.example', port: 4400 });
});

test('devOptions takes the port from PORT unless --port is given, and rejects an invalid PORT', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '4500' });
  expect(devOptions([])?.port).toBe(4500);
  expect(devOptions(['--port', '4600'])?.port).toBe(4600);
  jest.replaceProperty(process, 'env', { ...process.env, PORT: 'many' });
  expect(() => devOptions([])).toThrow(/'many' .*PORT.* is invalid. It must be a number/);
});

test.each([
  [['--sight', 'x'], /unknown option '--sight'/],
  [['--site'], /'--site <url>' argument missing/],
  [['--site', 'campus'], /'campus' is invalid. It must be the address/],
  [['--site', 'file:///etc'], /It must be the address/],
  [['--port', '0'], /'0' is invalid. It must be a number/],
  [['--port', 'many'], /It must be a number/],
])('devOptions rejects %j with a message', (words, sentence) => {
  expect(() => devOptions(words)).toThrow(sentence);
});

test('the registry has only the developed build of its remote and leaves other remotes unchanged', () => {
  const current = developedBuild(declaration, { entry: 'remoteEntry.js', globalName: 'tea_dev' });
  const other = { status: 'on' as const, declaration, current: { ...current, build: 'one' } };
  const live = {
    revision: 'r1',
    remotes: { 'mfe-tea': { ...other, previous: current }, 'mfe-cup': other },
  };
  const { revision, remotes, limits } = developedRegistry(live, declaration, current);
  expect(revision).not.toBe('r1');
  expect(limits?.total).toBeGreaterThanOrEqual(60_000);
  expect(remotes['mfe-cup']).toBe(other);
  expect(remotes['mfe-tea']).toEqual({ status: 'on', declaration, current });
  expect(current).toMatchObject({ base: '/r/mfe-tea/dev/', integrity: {}, unchecked: true });
});
