import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { temporaryFolder } from '../registry/testing';
import { withMaps } from './source-maps';
import { inSources } from './source-positions';
import { extractStyles, runWebpack, webpackBase } from './webpack-base';

test('a position is mapped to its source if the build has a source map of the file', async () => {
  const dir = await temporaryFolder();
  const sources = ['webpack://mfe-tea/./src/tea.tsx'];
  const map = { version: 3, sources, names: [], mappings: ';AAEA' };
  await writeFile(join(dir, 'tea.js.map'), JSON.stringify(map));
  const mapped = (at: string) => inSources(`mfe-tea leaves a timer running on /tea (${at})`, dir);
  expect(await mapped('tea.js:2:7')).toBe(
    'mfe-tea leaves a timer running on /tea (./src/tea.tsx:3)',
  );
  expect(await mapped('cup.js:2:7')).toMatch(/\(cup\.js:2:7\)$/);
});

/** The position of a text in the file of a build. */
async function positionOf(dir: string, file: RegExp, text: string): Promise<string> {
  const name = (await readdir(dir)).find((one) => file.test(one)) ?? '';
  const lines = (await readFile(join(dir, name), 'utf8')).split('\n');
  const line = lines.findIndex((one) => one.includes(text));
  return `${name}:${line + 1}:${(lines[line]?.indexOf(text) ?? 0) + 1}`;
}

test('positions of a minified build are those of its sources in the same build with maps', async () => {
  const context = await temporaryFolder();
  const files = {
    'app.ts':
      "import cup from './tea.module.css';\n\nconst brew = () => cup;\nReflect.set(window, 'tea', brew());\n",
    'tea.module.css': '.cup {\n  margin: 0;\n}\n\nh1 {\n  color: red;\n}\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(context, name), text);
  const [dist, maps] = [join(context, 'dist'), join(context, 'maps')];
  const base = webpackBase('mfe-tea', context);
  const configuration: Configuration = {
    ...base,
    plugins: [...(base.plugins ?? []), extractStyles('')],
    cache: false,
    entry: './app.ts',
    output: { path: dist, filename: '[name].[contenthash:8].js' },
  };
  await runWebpack(configuration);
  await runWebpack(withMaps(configuration, maps));
  const mapped = async (file: RegExp, text: string) =>
    inSources(`mfe-tea spills (${await positionOf(dist, file, text)})`, maps);
  expect(await mapped(/\.js$/, 'Reflect.set')).toMatch(/spills \(\S*\/app\.ts:4\)$/);
  expect(await mapped(/\.css$/, 'h1')).toMatch(/spills \(\S*\/tea\.module\.css:5\)$/);
});
