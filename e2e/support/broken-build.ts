import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeTea } from '../../federation/src/registry/write-tea';
import { onShow } from '../broken/on-show.mjs';
import { root } from './process';

/** Definition exported by a file of `e2e/broken`. */
interface BrokenSource {
  /** Hooks of each page, by the last part of its address. */
  pages: Record<string, unknown>;
  /** By expose; the dashboard gets all of them. */
  widgets?: Record<`./widgets/${string}`, unknown>;
  css?: string;
  access?: 'student';
}

const inOneLine = (code: unknown): string => String(code).replaceAll(/\s+/g, ' ');

/** Wraps the text of the file; each line keeps its number. */
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
      const shared = async (name) => (await Object.values(scope[name])[0].get())();
      const [react, dom] = await Promise.all(['react', 'react-dom'].map(shared));
      function App() {
        const name = location.pathname.split('/').at(-1);
        const own = pages[name]?.(react, dom);
        const className = typeof own === 'string' ? own : '';
        const heading = react.createElement('h1', { tabIndex: -1 }, 'Tea, ' + name);
        return react.createElement('div', { className }, heading, className ? null : own);
      }
      const widget = names[expose];
      return () => ({ default: widget ? () => widget(react) : App });
    },
  };
})();
`;

/**
 * Packs the remote of a file of `e2e/broken` as a build: its pages are under `/tea`, and code keeps its line numbers.
 * @param fate `sound` for the same pages before anything broke
 * @returns its folder
 */
export async function brokenBuild(name: string, fate?: 'sound'): Promise<string> {
  const place = path.join(root, 'e2e/broken', `${name}.mjs`);
  const source: BrokenSource = await import(place);
  const { pages, widgets = {}, css } = source;
  const build = name.replaceAll('-', '') + (fate ?? '');
  const code = (await readFile(place, 'utf8')).replaceAll(/^(?:export |import .*)/gm, '');
  const text = fate ? 'const pages = {};' : code;
  const sheet = css && `/r/mfe-tea/${build}/${name}.css`;
  const part = {
    js: [`${name}.js`],
    css: css ? [`${name}.css`] : [],
    shared: ['react', 'react-dom'],
  };
  const kettles = Object.keys(widgets) as `./widgets/${string}`[];
  const exposes = ['./App', ...kettles];
  // Calls need a student; the other pages are tested faster without one.
  const access = kettles.length > 0 ? 'student' : (source.access ?? 'public');
  const layout = access === 'student' ? 'app' : 'public';
  return writeTea({
    build,
    files: {
      [`${name}.js`]: wrapped(`mfe_tea_${build}`, text, sheet),
      ...(css && { [`${name}.css`]: css }),
    },
    declaration: {
      routes: Object.keys(pages).map((page) => ({
        path: `/tea/${page}`,
        title: 'Tea',
        access,
        layout,
      })),
      widgets: kettles.map((expose, at) => ({
        expose,
        slot: 'dashboard',
        title: 'Kettle',
        order: 900 + at,
      })),
    },
    exposes: Object.fromEntries(exposes.map((expose) => [expose, part])),
  });
}
