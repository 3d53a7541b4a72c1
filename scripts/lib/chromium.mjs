import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Refusal, say } from './say.mjs';

// The shell without a window first: the same engine, and a third less work for the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A Chromium that is on this machine: the one named by CHROMIUM, Playwright's own, the system's. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM, await playwrights(), ...onPath(), ...applications];
  return candidates.find((file) => file && existsSync(file));
}

const ways = [
  {
    says: "Getting Playwright's Chromium.",
    possible: () => true,
    get: () => run('npx', ['playwright', 'install', 'chromium'], { cwd: root, timeout: 300_000 }),
  },
  {
    says: "Installing the system's Chromium package.",
    possible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    get: () =>
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
  },
];

/** A Chromium for the browser tests, installed where there is none. Says what it does. */
export async function ensureChromium() {
  let found = await findChromium();
  for (const { says, possible, get } of ways) {
    if (found || !possible()) continue;
    say(says);
    await get().catch((error) => say(error.message));
    found = await findChromium();
  }
  if (!found) {
    throw new Refusal(
      'The browser tests need Chromium, and none could be installed: install it or name it by CHROMIUM.',
    );
  }
  return found;
}
