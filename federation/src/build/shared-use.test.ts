import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { temporaryFolder } from '../registry/testing';
import { runWebpack } from './run-webpack';
import { providedExports, usedExports } from './shared-use';
import { offerShared } from './webpack-shell';

async function write(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** Bundles `index.js` of a folder as production does. */
const bundle = (context: string, plugins: Configuration['plugins'] = []): Promise<Compilation> =>
  runWebpack({
    mode: 'production',
    context,
    entry: './index.js',
    output: { path: join(context, 'dist') },
    plugins,
  });

const ofTheShell = () =>
  new webpack.sharing.ConsumeSharedPlugin({
    consumes: {
      kettle: { import: false, singleton: true, requiredVersion: false },
      cup: { import: false, singleton: true, requiredVersion: false },
    },
  });

test('what any module of a remote reads of a shared one is recorded by name', async () => {
  const files = {
    'index.js': `
      import { boil } from 'kettle';
      import { lid } from './lid';
      import('./later').then(({ pour }) => pour(boil(), lid));`,
    'lid.js': `import { lid as top } from 'kettle'; export const lid = () => top();`,
    'later.js': `import * as kettle from 'kettle'; import { warm } from 'cup';
      export { fill } from 'kettle';
      export const pour = (...all) => warm(kettle.pour(...all));`,
  };
  const uses = usedExports(await bundle(await write(files), [ofTheShell()]));
  expect(uses).toEqual({ cup: ['warm'], kettle: ['boil', 'lid', 'pour'] });
});

test('code that is left out reads nothing, and a whole namespace no name', async () => {
  const files = {
    'index.js': `
      import * as kettle from 'kettle';
      import { cup } from './cups';
      console.log(kettle, cup);`,
    'cups.js': `
      import { warm, cool } from 'cup';
      export const cup = () => warm();
      export const glass = () => cool();`,
  };
  const uses = usedExports(await bundle(await write(files), [ofTheShell()]));
  expect(uses).toEqual({ cup: ['warm'], kettle: [] });
});

test('what the shell brings is recorded, whether at once or later, and whatever the format', async () => {
  const folder = await write({
    'index.js': 'export default 0;',
    'esm.js': "export * from './more.js'; export const boil = 1;",
    'more.js': 'export const pour = 2; export default 3;',
    'common.cjs': 'exports.stir = 4;',
  });
  const share = { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' } as const;
  const compilation = await bundle(folder, [
    offerShared({
      kettle: { ...share, eager: true, import: join(folder, 'esm.js') },
      'cup/small': { ...share, eager: false, import: join(folder, 'common.cjs') },
    }),
  ]);
  expect(providedExports(compilation)).toEqual({
    'cup/small': ['default', 'stir'],
    kettle: ['boil', 'pour'],
  });
});
