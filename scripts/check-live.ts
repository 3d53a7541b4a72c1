// `check-live.ts <folder of remotes> <remote> <build>` runs a live build in a browser, as the gate does, and prints its
// finding as JSON; with the folder of a build that is not live yet as fourth argument, the faults of that one. Used by
// the breaker and for builds that teams send; without a browser it ends with 1. `--serve` waits for such orders at
// GATE_SOCKET: the service `gate` of docker-compose.yml.
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readDescription } from '../federation/src/registry/store';
import { runCandidate } from '../federation/src/gate/smoke-test/run-candidate';
import { checkLive } from '../federation/src/gate/smoke-test/first-faults';
import { runTrial, serveTrials } from './lib/gate.mjs';
import { findChromium } from './lib/find-chromium.mjs';

const program = fileURLToPath(import.meta.url);

/** A team's code reaches no host but this machine, which has the throwaway site. */
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

async function tryOut([remotesDir = '', remote = '', build = '', dir]: readonly string[]) {
  const executablePath = await findChromium();
  if (!executablePath) process.exit(1);
  // Lower priority than the processes that answer visitors.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // Playwright closes the browser when this process is asked to end.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', noNetwork] });
  try {
    const found = dir
      ? await runCandidate({ dir, file: await readDescription(dir) }, { remotesDir }, { browser })
      : await checkLive({ remotesDir, remote, build }, browser);
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
