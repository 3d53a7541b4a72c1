import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteBuildFile } from '@campus/federation/registry';

export interface HandMade {
  build: string;
  /** Statements that run when the page is shown. */
  shown?: string;
  /** Statements that run when the page is left. */
  left?: string;
}

/** A container as webpack makes one, small enough to write by hand: one page that says Tea. */
const entryOf = ({ build, shown = '', left = '' }: HandMade): string => `
(() => {
  let scope;
  window.mfe_tea_${build} = {
    init: (given) => { scope = given; },
    get: async () => {
      const [offer] = Object.values(scope.react);
      const { createElement, useEffect } = (await offer.get())();
      function Tea() {
        ${shown}
        useEffect(() => () => { ${left} }, []);
        return createElement('h1', { tabIndex: -1 }, 'Tea');
      }
      return () => ({ default: Tea });
    },
  };
})();
`;

/** What `mf-manifest.json` says of a build. */
export const manifestOf = (file: RemoteBuildFile) => ({
  name: file.declaration.container,
  metaData: { remoteEntry: { name: file.entry, path: '' } },
  shared: Object.entries(file.requires).map(([name, requiredVersion]) => ({
    name,
    requiredVersion,
  })),
  exposes: Object.keys(file.exposes).map((expose) => ({ path: expose })),
});

/** A whole build of a remote that no workspace has, with the page /tea. Returns its folder. */
export async function handMade(made: HandMade): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'campus-tea-'));
  const entry = entryOf(made);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const file: RemoteBuildFile = {
    build: made.build,
    declaration: {
      name: 'mfe-tea',
      container: 'mfe_tea',
      title: 'Tea',
      owner: 'Team Tea',
      routes: [{ path: '/tea', title: 'Tea', access: 'public', layout: 'public' }],
      navigation: [],
      widgets: [],
      requires: {},
      budgets: { firstScreen: 2000 },
    },
    entry: 'entry.js',
    globalName: `mfe_tea_${made.build}`,
    exposes: { './App': { js: ['entry.js'], css: [], shared: ['react'] } },
    chunks: {},
    requires: { react: '^19.0.0' },
    assets: [{ path: 'entry.js', bytes: entry.length, brotli: entry.length, integrity }],
  };
  await writeFile(path.join(dir, 'entry.js'), entry);
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify(file));
  await writeFile(path.join(dir, 'mf-manifest.json'), JSON.stringify(manifestOf(file)));
  return dir;
}
