// `node scripts/check-live.mjs <folder of remotes> <remote> <build>`: runs a live build in a browser, as the gate
// does, and prints what was found as JSON. For the breaker; where there is no browser it ends with 1.
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';

const [remotesDir, remote, build] = process.argv.slice(2);
const executablePath = await findChromium();
if (!executablePath) process.exit(1);

// Behind those who answer visitors.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const { register } = await import('tsx/esm/api');
register();
const { checkLive } = await import('../federation/src/gate/check-live.ts');
const { chromium } = await import('@playwright/test');
// Playwright ends the browser where this process is told to end.
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const site = { remotesDir, shellDir: path.join(root, 'shell/dist'), remote, build };
  process.stdout.write(JSON.stringify(await checkLive(site, browser)));
} finally {
  await browser.close();
}
