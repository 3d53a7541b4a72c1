// Plain JavaScript: publishing must not load a compiler only to find its browser.
import { existsSync } from 'node:fs';
import path from 'node:path';

// The headless shell first: the same engine, with a third less work for the processor.
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

/**
 * A Chromium on this machine: the one named by CHROMIUM, Playwright's own, the system's.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM, await playwrights(), ...onPath(), ...applications];
  return candidates.find((file) => file !== undefined && existsSync(file));
}
