import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../../federation/src/lock/file-lock.mjs';
import { ensureServerBundles, isBundled } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { buildFolder, root } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** One process at a time installs and builds in this folder, which may take minutes. */
const locked = (task) =>
  withFileLock(path.join(buildFolder, 'lock'), task, {
    staleAfterMs: Number.POSITIVE_INFINITY,
    timeoutMs: 30 * 60_000,
    onWait: () => say('Another process prepares this folder; waiting for it.'),
  });

/** Installs the packages where they are missing. */
export const install = () => locked(ensureInstalled);

/** Makes everything that a start needs and that is missing or stale: packages, pages, server. */
export function prepare() {
  return locked(async () => {
    await ensureInstalled();
    await run(process.execPath, ['scripts/build.mjs'], { cwd: root, label: 'The build' });
    await ensureServerBundles();
  });
}

/** In an image nothing can be written, and what was built with it is all there is. */
const isReadOnly = () =>
  access(buildFolder, constants.W_OK).then(
    () => false,
    ({ code }) => code === 'EROFS' || code === 'EACCES',
  );

/**
 * Makes what one of the server's programs needs, and no pages. Where it is there nothing waits for a lock: a rollback
 * waits for nobody.
 */
export async function prepareProgram(program) {
  if ((await isBundled(program)) || (await isReadOnly())) return;
  await locked(async () => {
    await ensureInstalled();
    await ensureServerBundles(program);
  });
}
