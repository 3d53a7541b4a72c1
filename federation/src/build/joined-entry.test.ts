import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { temporaryFolder } from '../registry/testing';
import { JoinedEntryPlugin } from './remote-plugins';
import { runWebpack } from './webpack-base';
import { assetsOfGroup } from './shared-use';

const filler = (letters: number) =>
  `export const filler = ${JSON.stringify('tea '.repeat(letters / 4))};`;

interface Container {
  get: (expose: string) => Promise<() => { open: (page: string) => Promise<{ says: string }> }>;
}

/** Builds a container with two pages and an `App` of this length. @returns its files, and a page opener */
async function build(letters: number, hasWidgets: boolean) {
  const context = await temporaryFolder();
  const files = {
    'app.js': `${filler(letters)}
      export const open = (page) => page === 'cup'
        ? import(/* webpackChunkName: "cup" */ './cup') : import(/* webpackChunkName: "pot" */ './pot');`,
    'cup.js': `export const says = 'a cup';`,
    'pot.js': `${filler(9000)} export const says = 'a pot';`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(context, name), text);
  const compilation = await runWebpack({
    mode: 'production',
    context,
    entry: {},
    output: { path: join(context, 'dist'), uniqueName: 'tea', chunkFilename: '[name].js' },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'tea',
        library: { type: 'window', name: 'tea' },
        filename: 'entry.js',
        exposes: { './App': { import: './app.js', name: 'App' } },
      }),
      new JoinedEntryPlugin({ entry: 'tea', app: 'App', pages: ['cup', 'pot'], hasWidgets }),
    ],
  });
  const dist = join(context, 'dist');
  const open = async (page: string) => {
    const window: { tea?: Container } = {};
    const document = { currentScript: { tagName: 'SCRIPT', src: 'http://tea/entry.js' } };
    const script = await readFile(join(dist, 'entry.js'), 'utf8');
    runInNewContext(script, { window, self: window, document });
    const app = await window.tea!.get('./App');
    return app().open(page);
  };
  const app = compilation.namedChunkGroups.get('App')!;
  return { names: (await readdir(dist)).sort(), app: assetsOfGroup(compilation, app).js, open };
}

test('the entry contains App and small pages, so they need no further request', async () => {
  const { names, app, open } = await build(20_000, false);
  expect(names).toEqual(['entry.js', 'pot.js']);
  expect(app).toEqual([]);
  expect((await open('cup')).says).toBe('a cup');
});

test('with widgets, the entry contains App only if it is small, and no page', async () => {
  expect((await build(400, true)).names).toEqual(['cup.js', 'entry.js', 'pot.js']);
  expect((await build(20_000, true)).names).toEqual(['App.js', 'cup.js', 'entry.js', 'pot.js']);
});
