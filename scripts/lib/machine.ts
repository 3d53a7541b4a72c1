// Finds what tests and the gate need on this machine: a browser, a PostgreSQL, a Redis.
import { existsSync } from 'node:fs';
import net from 'node:net';
import { findChromium } from './find-chromium.mjs';
import { log, Refusal, root, run } from './run.mjs';

const ways = [
  {
    says: "Downloading Playwright's Chromium.",
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

/** A Chromium for the browser tests, installed if missing. Prints what it does. */
export async function ensureChromium(): Promise<string> {
  let executable = await findChromium();
  for (const { says, possible, get } of ways) {
    if (executable || !possible()) continue;
    log(says);
    await get().catch((error: Error) => log(error.message));
    executable = await findChromium();
  }
  if (!executable) {
    throw new Refusal(
      'The browser tests need Chromium, which could not be installed: install it, or set CHROMIUM to its path.',
    );
  }
  return executable;
}

const services = [
  { variable: 'TEST_DATABASE_URL', name: 'PostgreSQL', port: 5432 },
  { variable: 'TEST_REDIS_URL', name: 'Redis', port: 6379 },
];

function answers(hostname: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** The environment for the tests: without the services that cannot be reached. Prints what is skipped. */
export async function reachableServices(): Promise<NodeJS.ProcessEnv> {
  const environment: NodeJS.ProcessEnv = { ...process.env };
  for (const { variable, name, port } of services) {
    const given = environment[variable];
    const url = given ? new URL(given) : undefined;
    if (url && (await answers(url.hostname, Number(url.port) || port))) continue;
    environment[variable] = undefined;
    log(`Tests on ${name} are skipped: ${variable} ${url ? 'does not answer' : 'is not set'}.`);
  }
  return environment;
}
