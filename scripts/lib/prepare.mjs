import path from 'node:path';
import { ensureServerBundles } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { buildFolder, root } from './paths.mjs';
import { run } from './run.mjs';

const locked = (task) => withLock(path.join(buildFolder, 'lock'), task);

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
