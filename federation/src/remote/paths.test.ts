import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageRoute, RemoteDefinition } from './declaration';
import { matchRoute } from './match-route';
import { paths } from './paths';

test('a community with any name has an address that leads back to it', () => {
  const community = { communityId: 'a/b', communityName: '100% chai? & #code/पुणे' };
  const address = paths.community(community);
  expect(matchRoute('/community/:communityId/:communityName', address)).toEqual(community);
});

test('no two pages share an address', () => {
  const { community, ad, cab, event, trip, conversation, ...plain } = paths;
  const entries = [ad, cab, event, trip, conversation].map((path) => path('7'));
  const addresses = [...Object.values(plain).map((path) => path()), ...entries];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(community({ communityId: '1', communityName: 'x' })).toBe('/community/1/x');
});

const root = resolve(__dirname, '../../..');

/** Patterns of all pages, as the shell and the remotes declare them. */
async function declaredPaths(): Promise<string[]> {
  const names = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const remotes = names.map((name): Promise<{ remote: RemoteDefinition }> => {
    return import(resolve(root, name, 'remote.ts'));
  });
  const shell: Promise<{ ownRoutes: readonly PageRoute[] }> = import(
    resolve(root, 'shell/src/router/own-routes.ts')
  );
  const routes = (await Promise.all(remotes)).flatMap(({ remote }) => remote.routes);
  return [...routes, ...(await shell).ownRoutes].map(({ path }) => path);
}

test('every link leads to a page that the shell or a remote declares', async () => {
  const declared = await declaredPaths();
  const community = { communityId: '1', communityName: 'x' };
  const addresses = Object.entries(paths).map(([name, path]) =>
    name === 'community' ? paths.community(community) : (path as (id: string) => string)('7'),
  );
  const lost = addresses.filter((address) => {
    const [pathname = ''] = address.split('?');
    return !declared.some((pattern) => matchRoute(pattern, pathname));
  });
  expect(lost).toEqual([]);
});
