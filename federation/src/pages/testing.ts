import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellBuildFile } from '../registry/build-file';
import { temporaryFolder } from '../registry/testing';

/** Writes a small shell, as its build leaves it, with a page of its own at `/login`. */
export async function writeShell(build = 'shell-1'): Promise<string> {
  const dir = await temporaryFolder();
  const file: ShellBuildFile = {
    build,
    routes: [{ path: '/login', title: 'Login', access: 'public', layout: 'public' }],
    initial: { js: ['assets/main.js'], css: [], shared: [] },
    chunks: {},
    provides: {},
    assets: [],
    frame: 'server/frame.cjs',
  };
  await mkdir(join(dir, 'server'));
  await writeFile(
    join(dir, 'server/frame.cjs'),
    'exports.frame = ({ page }) => `<main>${page}</main>`;',
  );
  await writeFile(
    join(dir, 'index.html'),
    '<!doctype html><head><!-- title --><!-- page --></head><body><!-- content --></body>',
  );
  await writeFile(join(dir, 'shell.json'), JSON.stringify(file));
  return dir;
}
