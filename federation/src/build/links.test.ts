import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageRoute, RemoteDefinition } from '../remote/declaration';
import { matchRoute } from '../remote/match-route';
import { paths } from '../remote/paths';

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
