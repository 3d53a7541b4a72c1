// `check-live.ts <folder of remotes> <remote> <build>` runs a live build in a browser, as the gate does, and prints its
// finding as JSON; with the folder of a build that is not live yet, in a fourth place, the faults of that one. For the
// breaker and for what teams send; where there is no browser it ends with 1. `--serve` waits for such orders at
// GATE_SOCKET: the service `gate` of docker-compose.yml.
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readBuildFile } from '../federation/src/registry/store';
import { checkLive, smokeTest } from '../federation/src/gate/smoke-test/smoke-test';
import { runTrial, serveTrials } from './lib/gate.mjs';
import { findChromium } from './lib/machine';

const program = fileURLToPath(import.meta.url);
// From the source and from a bundle alike.
const shellDir = path.resolve(path.dirname(program), '../shell/dist');

async function tryOut([remotesDir = '', remote = '', build = '', dir]: readonly string[]) {
  const executablePath = await findChromium();
  if (!executablePath) process.exit(1);
  // Behind those who answer visitors.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // Playwright ends the browser where this process is told to end.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const site = { remotesDir, shellDir, remote, build };
    const found = dir
      ? await smokeTest({ dir, file: await readBuildFile(dir) }, site, { browser })
      : await checkLive(site, browser);
    process.stdout.write(JSON.stringify(found));
  } finally {
    await browser.close();
  }
}

const words = process.argv.slice(2);
if (words[0] === '--serve') {
  const socket = process.env.GATE_SOCKET ?? '';
  await serveTrials(socket, (order, signal) => runTrial(program, order, signal));
  process.once('SIGTERM', () => process.exit(0));
} else {
  await tryOut(words);
}
