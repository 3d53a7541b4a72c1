import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { temporaryFolder } from '../registry/testing';
import { runWebpack } from './webpack-base';
import { offerShared } from './webpack-shell';

interface Shell {
  share: () => Promise<object>;
}
interface Container {
  init: (scope: object, seen: unknown[]) => unknown;
  get: (expose: string) => Promise<() => { default: () => string }>;
}

const require = createRequire(import.meta.url);

const files = {
  'kettle.js': `let boiled = 0; export const boil = () => 'boiled ' + (boiled += 1) + ' times';`,
  'shell.js': `import { boil } from './kettle.js';
    export const share = async () => {
      boil();
      await __webpack_init_sharing__('default');
      return __webpack_share_scopes__.default;
    };`,
  'page.js': `import { boil } from 'kettle'; export default () => boil();`,
};

test("a container of the enhanced plugin uses the single copy in webpack's share scope", async () => {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const base: Configuration = { mode: 'production', context: folder, target: 'node' };
  const out = (name: string) => ({ path: join(folder, name), library: { type: 'commonjs2' } });
  const kettle = { import: join(folder, 'kettle.js'), version: '1.0.0', eager: true } as const;
  await runWebpack({
    ...base,
    entry: './shell.js',
    output: { ...out('shell'), filename: 'main.cjs' },
    plugins: [offerShared({ kettle: { ...kettle, singleton: true, requiredVersion: '^1.0.0' } })],
  });
  await runWebpack({
    ...base,
    entry: {},
    output: { ...out('tea'), uniqueName: 'tea', publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'tea',
        library: { type: 'commonjs2' },
        filename: 'entry.cjs',
        exposes: { './App': './page.js' },
        shared: { kettle: { singleton: true, import: false, requiredVersion: false } },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  const shell: Shell = require(join(folder, 'shell/main.cjs'));
  const container: Container = require(join(folder, 'tea/entry.cjs'));
  await container.init(await shell.share(), []);
  const page = await container.get('./App');
  expect(page().default()).toBe('boiled 2 times');
});
