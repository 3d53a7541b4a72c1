import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteBuildFile } from '@campus/federation/registry';
import { onShow } from '../broken/on-show.mjs';
import { manifestOf } from './hand-made';
import { root } from './process';

/** What a file of `e2e/broken` says of itself. */
interface BrokenSource {
  /** Hooks of each page, by the last part of its address. */
  pages: Record<string, unknown>;
  /** By expose; all of them for the dashboard. */
  widgets?: Record<`./widgets/${string}`, unknown>;
  css?: string;
}

const inOneLine = (code: unknown): string => String(code).replaceAll(/\s+/g, ' ');

/** Around the text of the file, of which each line keeps its number. */
const wrapped = (
  globalName: string,
  text: string,
  sheet = '',
): string => `(() => { let scope; const onShow = ${inOneLine(onShow)}; ${text}
  const sheet = ${JSON.stringify(sheet)};
  const names = typeof widgets === 'undefined' ? {} : widgets;
  window.${globalName} = {
    init: (given) => { scope = given; },
    get: async (expose) => {
      await new Promise((loaded) => {
        if (!sheet) return loaded();
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: sheet, onload: loaded });
        document.head.append(link);
      });
      const [offer] = Object.values(scope.react);
      const react = (await offer.get())();
      function App() {
        const name = location.pathname.split('/').at(-1);
        const className = pages[name]?.(react) ?? '';
        const heading = react.createElement('h1', { tabIndex: -1 }, 'Tea, ' + name);
        return react.createElement('div', { className }, heading);
      }
      return () => ({ default: names[expose] ?? App });
    },
  };
})();
`;

const hashed = (name: string, text: string) => ({
  path: name,
  bytes: text.length,
  brotli: text.length,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

/**
 * The remote of a file of `e2e/broken` as a build: its pages lie under `/tea`, and code stands in the same lines.
 * @returns its folder
 */
export async function brokenBuild(name: string): Promise<string> {
  const place = path.join(root, 'e2e/broken', `${name}.mjs`);
  const source: BrokenSource = await import(place);
  const { pages, widgets = {}, css } = source;
  const build = name.replaceAll('-', '');
  const globalName = `mfe_tea_${build}`;
  const text = (await readFile(place, 'utf8')).replaceAll(/^(?:export |import .*)/gm, '');
  const files = {
    [`${name}.js`]: wrapped(globalName, text, css && `/r/mfe-tea/${build}/${name}.css`),
    ...(css && { [`${name}.css`]: css }),
  };
  const part = { js: [`${name}.js`], css: css ? [`${name}.css`] : [], shared: ['react'] };
  const kettles = Object.keys(widgets) as `./widgets/${string}`[];
  const exposes = ['./App', ...kettles];
  // Calls need a student; the other pages are tried faster without one.
  const access = kettles.length > 0 ? 'student' : 'public';
  const layout = access === 'student' ? 'app' : 'public';
  const file: RemoteBuildFile = {
    build,
    declaration: {
      name: 'mfe-tea',
      container: 'mfe_tea',
      title: 'Tea',
      owner: 'Team Tea',
      routes: Object.keys(pages).map((page) => ({
        path: `/tea/${page}`,
        title: 'Tea',
        access,
        layout,
      })),
      navigation: [],
      widgets: kettles.map((expose, at) => ({
        expose,
        slot: 'dashboard',
        title: 'Kettle',
        order: 900 + at,
      })),
      requires: {},
      budgets: { firstScreen: 20_000 },
    },
    entry: `${name}.js`,
    globalName,
    exposes: Object.fromEntries(exposes.map((expose) => [expose, part])),
    chunks: {},
    requires: { react: '^19.0.0' },
    assets: Object.entries(files).map(([asset, content]) => hashed(asset, content)),
  };
  const dir = await mkdtemp(path.join(tmpdir(), 'campus-broken-'));
  for (const [asset, content] of Object.entries(files)) {
    await writeFile(path.join(dir, asset), content);
  }
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify(file));
  await writeFile(path.join(dir, 'mf-manifest.json'), JSON.stringify(manifestOf(file)));
  return dir;
}
