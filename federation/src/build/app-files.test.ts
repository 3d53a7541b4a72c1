import { Refusal } from '@campus/node-tools/refusal';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../registry/testing';
import { addressedManifest, emitAppFiles } from './app-files';
import { root } from './workspace';

const icons = (...names: string[]) => names.map((src) => ({ src }));

test('the manifest uses the hashed address of each icon', () => {
  const manifest = {
    name: 'Campus',
    icons: icons('a.png'),
    shortcuts: [{ icons: icons('b.png') }],
  };
  const addresses = new Map([
    ['a.png', '/assets/a.1.png'],
    ['b.png', '/assets/b.2.png'],
  ]);
  expect(addressedManifest(manifest, addresses)).toEqual({
    name: 'Campus',
    icons: icons('/assets/a.1.png'),
    shortcuts: [{ icons: icons('/assets/b.2.png') }],
  });
});

test('a missing icon fails the build', () => {
  const manifest = { icons: icons('gone.png'), shortcuts: [] };
  expect(() => addressedManifest(manifest, new Map())).toThrow(Refusal);
});

test('each build has its own worker, a plain script that contains the name of the build', async () => {
  const source = join(root, 'shell/src/app-install');
  const worker = async (build: string) => {
    const dist = await temporaryFolder();
    await emitAppFiles({ source, dist, build });
    // Parsed as a classic script: a remaining import or export would not parse.
    execFileSync(process.execPath, ['--check', join(dist, 'sw.js')]);
    return readFile(join(dist, 'sw.js'), 'utf8');
  };
  const [one, other] = [await worker('build-one'), await worker('build-two')];
  expect(one).toContain('build-one');
  expect(one.replaceAll('build-one', 'build-two')).toBe(other);
});
