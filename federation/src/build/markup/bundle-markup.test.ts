import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder } from '../../registry/testing';
import { extractStyles, runWebpack, webpackBase } from '../webpack-base';
import { root } from '../workspace';
import { bundleMarkup } from './bundle-markup';

const css = `/* .gone */
@layer remote {
  .cup, :is(.pot, .Kettle_2)[data-x='.5'] { margin: .5rem; }
  .cup { &.full:hover { margin: 0 } @media (width > 40rem) { .-wide { margin: 0 } } }
}`;

async function filesIn(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** What a CommonJS module exports. */
async function run(folder: string, code: string): Promise<unknown> {
  await mkdir(join(folder, 'made'), { recursive: true });
  const file = join(folder, 'made/markup.cjs');
  await writeFile(file, code);
  return createRequire(file)(file);
}

test('classes are named as in the code for browsers', async () => {
  const folder = await filesIn({
    'tea.module.css': css,
    'app.ts': "export { default } from './tea.module.css';",
  });
  const base = webpackBase('mfe-tea', folder);
  await runWebpack({
    ...base,
    plugins: [...(base.plugins ?? []), extractStyles('')],
    cache: false,
    target: 'node20',
    entry: './app.ts',
    output: { path: join(folder, 'dist'), filename: 'app.cjs', library: { type: 'commonjs2' } },
  });
  const browsers = createRequire(join(folder, 'x'))(join(folder, 'dist/app.cjs')).default;
  expect(Object.keys(browsers)).toHaveLength(5);
  const entryPoints = [join(folder, 'app.ts')];
  const rendered = await run(folder, await bundleMarkup('mfe-tea', { entryPoints }));
  expect(rendered).toMatchObject({ default: browsers });
});

test('classes of shared-ui have its prefix', async () => {
  const contents = "export { default } from './shared-ui/src/feedback/feedback.module.css';";
  const stdin = { contents, resolveDir: root };
  const rendered = await run(await temporaryFolder(), await bundleMarkup('mfe-tea', { stdin }));
  expect(rendered).toMatchObject({ default: { badge: 'ui__feedback-badge' } });
});

test('markup is rendered with an empty storage, and a fault of the code is named', async () => {
  const folder = await filesIn({
    'app.ts': "export default localStorage.getItem('theme');",
    'wrong.ts': "import './nowhere';",
  });
  const bundle = (name: string) => bundleMarkup('mfe-tea', { entryPoints: [join(folder, name)] });
  expect(await run(folder, await bundle('app.ts'))).toEqual({ default: null });
  await expect(bundle('wrong.ts')).rejects.toThrow(
    /wrong\.ts:1:7: .*Could not resolve "\.\/nowhere"/,
  );
});
