import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { preparedData, temporaryFolder } from '../support/prepared-data';
import { startSite } from '../support/site';
import { admin } from '../support/campus-command';

const add = [
  'colleges',
  'add',
  'Konkan Institute',
  '--suffix',
  '@konkan.example',
  '--state',
  'Goa',
];

test('the admin command prints help, and exits with 2 on wrong usage and 1 without a site', async () => {
  const dataDir = await temporaryFolder();
  const help = await admin(dataDir, ['--help']);
  expect(help.code).toBe(0);
  for (const name of ['colleges add', 'reports hide', 'backup [file]', 'restore <file>']) {
    expect(help.stdout).toContain(name);
  }
  expect((await admin(dataDir, ['students', '--help'])).stdout).toContain('students suspend');
  expect((await admin(dataDir, ['backup', '-h'])).stdout).toContain('--skip-lost');

  for (const words of [[], ['collages'], ['colleges', 'add'], [...add, '--colour', 'red']]) {
    const wrong = await admin(dataDir, words);
    expect(wrong.code).toBe(2);
    expect(wrong.stdout).toBe('');
    expect(wrong.stderr).not.toBe('');
  }
  const nowhere = await admin(dataDir, ['colleges', 'list', '--json']);
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr.trim().split('\n')).toHaveLength(1);
  expect(nowhere.last()).toEqual({ refused: nowhere.stderr.trim() });
  // A mistyped folder must not become a site.
  expect(await readdir(dataDir)).toEqual([]);
});

test('the admin command answers the same with a running site and without one', async () => {
  const dataDir = await preparedData('0');
  const site = await startSite({ dataDir, env: { DEMO: '0' } });
  expect(existsSync(path.join(dataDir, 'operator.json'))).toBe(true);
  const added = await admin(dataDir, [...add, '--json']);
  expect(added.code).toBe(0);
  expect(added.last()).toMatchObject({ college: { name: 'Konkan Institute', communities: 4 } });
  const again = await admin(dataDir, add);
  expect(again.code).toBe(1);
  expect(again.stderr).toBe('A college with @konkan.example already exists.\n');
  expect(await (await fetch(`${site.url}/api/colleges`)).text()).toContain('Konkan Institute');
  const running = await admin(dataDir, ['colleges', 'list']);
  expect(await site.stop()).toBe(0);
  expect(existsSync(path.join(dataDir, 'operator.json'))).toBe(false);

  const stopped = await admin(dataDir, ['colleges', 'list']);
  expect(stopped).toMatchObject({ code: 0, stdout: running.stdout });
  expect(stopped.stdout).toContain('@konkan.example');
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
});

test('commands and the next start work despite the operator.json of a killed site', async () => {
  const dataDir = await preparedData('0');
  const site = await startSite({ dataDir, env: { DEMO: '0' } });
  site.child.kill('SIGKILL');
  await site.exit;
  expect(existsSync(path.join(dataDir, 'operator.json'))).toBe(true);
  expect((await admin(dataDir, add)).code).toBe(0);
  const next = await startSite({ dataDir, env: { DEMO: '0' } });
  const list = await admin(dataDir, ['colleges', 'list', '--json']);
  expect(list.last()).toMatchObject({ colleges: [{ emailSuffix: '@konkan.example' }] });
  expect(await next.stop()).toBe(0);
});

test('a command waits for a site that is starting', async () => {
  const dataDir = await temporaryFolder();
  const site = startSite({ dataDir, env: { DEMO: '0' } });
  await expect.poll(() => existsSync(path.join(dataDir, 'database'))).toBe(true);
  const list = await admin(dataDir, ['colleges', 'list', '--json']);
  expect(list.last()).toEqual({ colleges: [] });
  expect(await (await site).stop()).toBe(0);
});

test('moderation why explains a verdict without a site', async () => {
  const dataDir = path.join(await temporaryFolder(), 'none');
  const why = await admin(dataDir, ['moderation', 'why', 'I will kill you', '--json']);
  expect(why.last()).toMatchObject({ verdict: 'refuse', classification: 'threat' });
  const field = ['--field', 'nonsense'];
  expect((await admin(dataDir, ['moderation', 'why', 'x', ...field])).code).toBe(2);
  expect(existsSync(dataDir)).toBe(false);
});
