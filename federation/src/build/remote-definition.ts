import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import type { PageDefinition, RemoteDeclaration, RemoteDefinition } from '../remote/declaration';
import { Refusal } from '@campus/node-tools/refusal';

interface PageSource {
  /** As it is imported from the remote's folder. */
  file: string;
  feature: string;
  /** The export that is the page. */
  component: string;
}

const imported = /\bimport\(\s*["'](\.\/src\/features\/([a-z0-9-]+)(?:\/[a-z0-9/-]+)?)["']\s*\)/g;
const picked = /\.then\(\s*\(?(\w+)\)?\s*=>\s*\1\.(\w+)\s*\)\s*$/;

/** What a page is loaded from, read from the text of its `load`. @throws Refusal */
export function pageSource({ path, load }: Pick<PageDefinition, 'path' | 'load'>): PageSource {
  const text = load.toString();
  const [found, ...more] = text.matchAll(imported);
  const [, file, feature] = found ?? [];
  const component = picked.exec(text)?.[2];
  if (file && feature && component && more.length === 0) return { file, feature, component };
  throw new Refusal(
    `${path} is loaded in a way that the build does not read; it reads ` +
      "() => import('./src/features/<feature>/…').then((page) => page.Name)",
  );
}

const containerOf = (name: RemoteDeclaration['name']): RemoteDeclaration['container'] =>
  `mfe_${name.slice('mfe-'.length).replaceAll('-', '_')}`;

/**
 * The declaration of a remote as data, with what `remote.ts` may leave out.
 * @throws Refusal where the chunk of a page is not known
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

/** The pages with their templates in the place of their code, where they have one. */
export const asTemplates = (definition: RemoteDefinition): RemoteDefinition => ({
  ...definition,
  routes: definition.routes.map((route) => ({ ...route, load: route.template ?? route.load })),
});

/** The module that the shell loads pages from: of the declaration nothing but addresses and code. */
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

/** Puts that module in the place of `remote.ts`, which is its entry: what a page imports lies beside it. */
export function appRule(folder: string, definition: RemoteDefinition): RuleSetRule {
  return {
    test: join(folder, 'remote.ts'),
    loader: fileURLToPath(new URL('./loaders/stand-in.cjs', import.meta.url)),
    options: { source: appSource(definition) },
  };
}

const wellNamed = /^\.\/widgets\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Name of the chunk of an exposed module: `widgets-buy-sell` of `./widgets/buy-sell`. */
export const exposedChunk = (expose: string): string => expose.slice(2).replaceAll('/', '-');

/** File that an exposed widget is built from, relative to the remote's folder. */
export const widgetFile = (expose: string): string => `./src/${expose.slice(2)}.tsx`;

interface Folder {
  readonly name: string;
  readonly folder: string;
  readonly declaration: RemoteDeclaration;
}

/** One sentence per widget that cannot be built as it is declared. */
export function widgetFaults({ name, folder, declaration }: Folder): string[] {
  const exposes = declaration.widgets.map(({ expose }) => expose);
  return exposes.flatMap((expose, index) => {
    if (!wellNamed.test(expose)) {
      return `${name} declares the widget ${expose}; a widget is named ./widgets/<file-in-kebab-case>`;
    }
    if (exposes.indexOf(expose) !== index) return `${name} declares the widget ${expose} twice`;
    if (existsSync(join(folder, widgetFile(expose)))) return [];
    const file = widgetFile(expose).slice(2);
    return `${name} declares the widget ${expose} and has no ${file}`;
  });
}
