import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { temporaryFolder } from '../registry/testing';
import { runWebpack } from './webpack-base';
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

test('the exports that a remote uses of shared modules are recorded by name', async () => {
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

test('unused code and whole-namespace imports record no export names', async () => {
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

test('the exports that the shell shares are recorded, eager or lazy, ESM or CommonJS', async () => {
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
