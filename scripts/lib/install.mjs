import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const stampFile = path.join(root, 'node_modules/.campus-install.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

async function wanted() {
  const lock = await readFile(path.join(root, 'package-lock.json'));
  return JSON.stringify({
    lock: createHash('sha256').update(lock).digest('hex'),
    platform: `${process.platform}-${process.arch}`,
  });
}

/** Whether what npm says it installed is what the lockfile asks for (packages of other platforms aside). */
async function matchesLockfile() {
  const installed = await readJson(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const { packages } = await readJson(path.join(root, 'package-lock.json'));
  return Object.entries(packages).every(([place, { version, link, optional, peer }]) => {
    if (!place.includes('node_modules/') || link) return true;
    const found = installed.packages[place];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

/**
 * Runs `npm ci` where packages are missing or the lockfile has changed since; says so. What builds the site
 * is a development dependency and is needed where NODE_ENV=production too.
 */
export async function ensureInstalled() {
  const stamp = await wanted();
  const found = await readFile(stampFile, 'utf8').catch(() => '');
  if (found === stamp) return;
  const elsewhere = found !== '' && JSON.parse(found).platform !== JSON.parse(stamp).platform;
  if (elsewhere || !(await matchesLockfile())) {
    say('Installing packages: about a minute, once.');
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
    });
  }
  await writeFile(stampFile, stamp);
}
