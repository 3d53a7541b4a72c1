import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '../remote/declaration';
import { temporaryFolder } from '../registry/testing';
import { declarationOf } from '../gate/testing';
import { codeHashes } from './code-hashes';
import { runWebpack } from './webpack-base';

const routes: RemoteDeclaration['routes'] = [
  { path: '/cup', title: 'Cup', access: 'student', layout: 'app', chunk: 'cup' },
  { path: '/pot', title: 'Pot', access: 'student', layout: 'app', chunk: 'pot' },
];
const declaration = { ...declarationOf('tea'), routes };

const page = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}')`;

const sources = {
  'app.js': `export const open = (page) => (page === 'cup' ? ${page('cup')} : ${page('pot')});`,
  'cup.js': `export const says = 'a cup';`,
  'pot.js': `export const says = 'a pot'; export const more = () => import('./lid');`,
  'lid.js': `export const says = 'a lid';`,
};

interface Changes {
  files?: Partial<typeof sources>;
  tools?: string;
  build?: string;
  title?: string;
  integrity?: string;
}

/** The hashes of a build, with these changes. */
async function hashesOf({ files, tools = 'one', title, integrity = '', build = 'one' }: Changes) {
  const context = await temporaryFolder();
  for (const [name, text] of Object.entries({ ...sources, ...files })) {
    await writeFile(join(context, name), text);
  }
  const output = { path: join(context, 'dist'), uniqueName: build };
  const optimization = { moduleIds: 'deterministic', chunkIds: 'deterministic' } as const;
  const entry = './app.js';
  const compilation = await runWebpack({
    mode: 'production',
    context,
    entry,
    output,
    optimization,
  });
  const described = { ...declaration, ...(title && { title }) };
  const pages = { '/cup': { path: 'cup.html', integrity } };
  return codeHashes(compilation, { declaration: described, pages }, tools);
}

const changes: [string, Changes, string[]][] = [
  ['another name of the build', { build: 'two' }, []],
  ['a page', { files: { 'cup.js': `export const says = 'a mug';` } }, ['/cup']],
  ['code that a page loads later', { files: { 'lid.js': `export const says = 1;` } }, ['/pot']],
  ['the markup of a page', { integrity: 'sha384-other' }, ['/cup']],
  ['code around the pages', { files: { 'app.js': `${sources['app.js']}open();` } }, ['shared']],
  ['the declaration', { title: 'Chai' }, ['shared']],
  ['the tools', { tools: 'two' }, ['shared']],
];

test.each(changes)('%s changes only its own hashes', async (_name, change, differing) => {
  const [before, after] = [await hashesOf({}), await hashesOf(change)];
  const found = routes.map(({ path }) => path);
  expect([
    ...found.filter((path) => before.routes[path] !== after.routes[path]),
    ...(before.shared === after.shared ? [] : ['shared']),
  ]).toEqual(differing);
});
