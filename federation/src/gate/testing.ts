import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import type { RemoteDeclaration, WidgetDeclaration } from '../remote/declaration';
import type { Candidate, Live } from './types';

const asset = (path: string, brotli = 100) => ({ path, bytes: brotli, brotli, integrity: '' });
const part = (...js: string[]) => ({ js, css: [], shared: [] });

export const dailyTea: WidgetDeclaration = {
  expose: './widgets/daily-tea',
  slot: 'dashboard',
  title: 'Tea of the day',
  order: 10,
};

/** The declaration of a small remote with pages under `/<name>`. */
export function declarationOf(name: string): RemoteDeclaration {
  return {
    name: `mfe-${name}`,
    container: `mfe_${name}`,
    title: name,
    owner: `Team ${name}`,
    routes: [
      { path: `/${name}`, title: name, access: 'student', layout: 'app' },
      { path: `/${name}/:id`, title: name, access: 'student', layout: 'app' },
    ],
    navigation: [{ to: `/${name}`, label: name, icon: 'cup', area: 'main', order: 10 }],
    widgets: [],
    requires: {},
    budgets: { firstScreen: 1000 },
  };
}

/** A build of that remote; `changes` replaces parts of its declaration. */
export function buildOf(name: string, changes: Partial<RemoteDeclaration> = {}): RemoteBuildFile {
  const declaration = { ...declarationOf(name), ...changes };
  const widgets = declaration.widgets.map(({ expose }) => [expose, part('widget.js')] as const);
  return {
    build: 'one',
    declaration,
    entry: 'entry.js',
    globalName: `mfe_${name}_one`,
    exposes: { './App': part('App.js'), ...Object.fromEntries(widgets) },
    chunks: {},
    requires: { react: '^19.3.1' },
    assets: [asset('entry.js'), asset('App.js'), asset('widget.js')],
  };
}

/** The build as a candidate, with a matching manifest. */
export function candidateOf(file: RemoteBuildFile, more: Partial<Candidate> = {}): Candidate {
  const manifest = {
    entry: file.entry,
    exposes: Object.keys(file.exposes),
    ranges: Object.entries(file.requires),
  };
  return { file, styles: { 'App.css': '.mfe-tea__a_1{margin:0}' }, manifest, ...more };
}

export const shell: ShellBuildFile = {
  build: 'shell-1',
  routes: [{ path: '/login', title: 'Login', access: 'public', layout: 'public' }],
  initial: part('main.js'),
  chunks: {},
  provides: {},
  assets: [asset('main.js')],
  offers: { react: '19.3.1' },
  permissions: ['public', 'student'],
  emits: ['authChange'],
};

/** The live shell, coffee and an older build of tea. */
export const liveWith = (own: RemoteBuildFile | undefined = buildOf('tea')): Live => ({
  shell,
  others: [buildOf('coffee')],
  ...(own && { own }),
});
