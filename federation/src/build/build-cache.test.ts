import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { webpack } from 'webpack';
import { cacheIn } from './webpack-base';

/** Builds a checkout of one file. @returns the log output about its cache */
async function build(checkout: string): Promise<string> {
  const stream = new PassThrough();
  const compiler = webpack({
    mode: 'production',
    context: checkout,
    entry: './tea.js',
    output: { path: join(checkout, 'dist') },
    cache: cacheIn(checkout),
    infrastructureLogging: { level: 'verbose', stream },
  });
  if (!compiler) throw new Error('there is no compiler');
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  stream.end();
  return text(stream);
}

test('a copied checkout uses its own build cache, without warnings or paths of the original', async () => {
  const around = await mkdtemp(join(tmpdir(), 'campus-checkouts-'));
  const [one, copy] = [join(around, 'one'), join(around, 'copy')];
  await mkdir(join(one, 'federation/src/build'), { recursive: true });
  const rules = { 'rules.js': "require('./more-rules')", 'more-rules.js': '' };
  for (const [file, code] of Object.entries(rules)) {
    await writeFile(join(one, 'federation/src/build', file), code);
  }
  for (const file of ['tea.js', 'package-lock.json']) await writeFile(join(one, file), '{}');
  await build(one);
  await cp(one, copy, { recursive: true });
  await rm(one, { recursive: true });
  const said = await build(copy);
  expect(said).toContain(copy);
  expect(said).not.toMatch(/<[we]>/);
  expect(said).not.toContain(one);
});
