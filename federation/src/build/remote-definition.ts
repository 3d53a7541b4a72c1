import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import type { PageDefinition, RemoteDeclaration, RemoteDefinition } from '../remote/declaration';
import { Refusal } from '@campus/node-tools/refusal';

interface PageSource {
  /** Path as imported from the remote's folder. */
  file: string;
  feature: string;
  /** Name of the export that is the page. */
  component: string;
}

const imported = /\bimport\(\s*["'](\.\/src\/features\/([a-z0-9-]+)(?:\/[a-z0-9/-]+)?)["']\s*\)/g;
const picked = /\.then\(\s*\(?(\w+)\)?\s*=>\s*\1\.(\w+)\s*\)\s*$/;

/** Finds the module of a page in the text of its `load`. @throws Refusal */
export function pageSource({ path, load }: Pick<PageDefinition, 'path' | 'load'>): PageSource {
  const text = load.toString();
  const [found, ...more] = text.matchAll(imported);
  const [, file, feature] = found ?? [];
  const component = picked.exec(text)?.[2];
  if (file && feature && component && more.length === 0) return { file, feature, component };
  throw new Refusal(
    `The build cannot read how ${path} is loaded; write it as ` +
      "() => import('./src/features/<feature>/…').then((page) => page.Name)",
  );
}

const containerOf = (name: RemoteDeclaration['name']): RemoteDeclaration['container'] =>
  `mfe_${name.slice('mfe-'.length).replaceAll('-', '_')}`;

/**
 * The declaration of a remote as data, including what `remote.ts` may leave out.
 * @throws Refusal if the chunk of a page is not known
 */
export function declarationOf(definition: RemoteDefinition): RemoteDeclaration {
  const { callsApi: _callsApi, routes, navigation = [], widgets = [], ...rest } = definition;
  return {
    ...rest,
    container: containerOf(definition.name),
    routes: routes.map(({ load, template: _template, ...route }) => ({
      ...route,
      chunk: pageSource({ path: route.path, load }).feature,
    })),
    navigation,
    widgets,
    requires: {},
  };
}

/** The pages with their templates instead of their code, if they have a template. */
export const asTemplates = (definition: RemoteDefinition): RemoteDefinition => ({
  ...definition,
  routes: definition.routes.map((route) => ({ ...route, load: route.template ?? route.load })),
});

/** The module that the shell loads pages from: it has only the declaration's addresses and code. */
export function appSource({ routes, callsApi = false }: RemoteDefinition): string {
  const loads = new Map<string, string>();
  const pages = routes.map((route) => {
    const { file, feature, component } = pageSource(route);
    const load = `() => import(/* webpackChunkName: "${feature}" */ '${file}').then((page) => page.${component})`;
    const name = loads.get(load) ?? `load${loads.size}`;
    loads.set(load, name);
    return `{ path: ${JSON.stringify(route.path)}, load: ${name} }`;
  });
  return [
    "import { remoteApp } from '@campus/federation/remote';",
    ...(callsApi ? ["import { ApiProvider } from '@campus/contract/react';"] : []),
    ...[...loads].map(([load, name]) => `const ${name} = ${load};`),
    `export default remoteApp([${pages.join(', ')}]${callsApi ? ', ApiProvider' : ''});`,
  ].join('\n');
}

/** Uses that module instead of `remote.ts`, the entry, so that the relative imports of pages still work. */
export function appRule(folder: string, definition: RemoteDefinition): RuleSetRule {
  return {
    test: join(folder, 'remote.ts'),
    loader: fileURLToPath(new URL('./loaders/stand-in.cjs', import.meta.url)),
    options: { source: appSource(definition) },
  };
}

const wellNamed = /^\.\/widgets\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Chunk name of an exposed module: `widgets-buy-sell` for `./widgets/buy-sell`. */
export const exposedChunk = (expose: string): string => expose.slice(2).replaceAll('/', '-');

/** File that an exposed widget is built from, relative to the remote's folder. */
export const widgetFile = (expose: string): string => `./src/${expose.slice(2)}.tsx`;

interface Folder {
  readonly name: string;
  readonly folder: string;
  readonly declaration: RemoteDeclaration;
}

/** One sentence for each widget that cannot be built as declared. */
export function widgetFaults({ name, folder, declaration }: Folder): string[] {
  const exposes = declaration.widgets.map(({ expose }) => expose);
  return exposes.flatMap((expose, index) => {
    if (!wellNamed.test(expose)) {
      return `${name} declares the widget ${expose}, but a widget must be named ./widgets/<file-in-kebab-case>`;
    }
    if (exposes.indexOf(expose) !== index) return `${name} declares the widget ${expose} twice`;
    if (existsSync(join(folder, widgetFile(expose)))) return [];
    const file = widgetFile(expose).slice(2);
    return `${name} declares the widget ${expose}, but has no ${file}`;
  });
}
