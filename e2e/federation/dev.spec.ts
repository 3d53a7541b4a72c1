import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/federation';
import { root } from '../support/process';
import { loadAdjustedTime } from '../support/timing';

test.describe.configure({ timeout: 300_000 });

/** A copy of a remote with the shell beside it, within the checkout, where its packages are found. */
async function copyOf(remote: string): Promise<string> {
  await mkdir(path.join(root, '.build'), { recursive: true });
  const parent = await mkdtemp(path.join(root, '.build/dev-'));
  await cp(path.join(root, remote), path.join(parent, remote), {
    recursive: true,
    filter: (source) => !/\/(?:dist|node_modules)$/.test(source),
  });
  await symlink(path.join(root, 'shell'), path.join(parent, 'shell'));
  return path.join(parent, remote);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** `npm run dev` in the folder of a remote. @returns its address, and what ends it */
async function develop(folder: string, site: string) {
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const cli = path.join(root, 'federation/src/dev/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--site', site], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const address = / at (http:\S+),/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`It ended early:\n${said}`)));
  });
  return {
    url,
    port,
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

test('the dev server shows an edit in the open page without a reload and keeps typed text', async ({
  page,
  built,
}) => {
  const folder = await copyOf('mfe-static');
  const server = await develop(folder, built.url);
  try {
    expect(server.url).toContain(`:${server.port}`);
    await page.goto(`${server.url}/contact`, { timeout: 120_000 });
    const field = page.getByLabel('Subject');
    await expect(field).toBeVisible({ timeout: 120_000 });
    await field.fill('A cup of tea');
    await page.evaluate(() => Reflect.set(window, 'opened', true));
    const file = path.join(folder, 'src/features/contact/contact-page.tsx');
    const source = await readFile(file, 'utf8');
    // Other tests share the cores: the fastest of ten edits shows what the server takes.
    let fastest = Infinity;
    for (let cups = 1; cups <= 10 && fastest >= 1_000; cups += 1) {
      const time = await loadAdjustedTime(async () => {
        await writeFile(file, source.replace('Your message', `Cup ${cups} of tea`));
        await page.getByRole('heading', { name: `Cup ${cups} of tea` }).waitFor();
      });
      fastest = Math.min(fastest, time);
    }
    expect(fastest).toBeLessThan(1_000);
    await expect(field).toHaveValue('A cup of tea');
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);
  } finally {
    await server.end();
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
});
