import { publishBuild } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { errorIn, liveBuild } from '../support/beacons';
import { buildOf } from '../support/federation';
import { otherBuild } from '../support/remote-builds';
import { signUp } from '../support/students';
import { test } from './large-site';

test('a session works in every process, and logout ends it in all of them at once', async ({
  request,
  large,
  mail,
}) => {
  await signUp(request, mail);
  const isIn = async () => (await request.get('/api/auth/me')).status();
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let call = 0; call < 10; call += 1) expect(await isIn()).toBe(200);
  await request.post('/api/auth/logout');
  for (let call = 0; call < 10; call += 1) {
    const replayed = await fetch(`${large.url}/api/auth/me`, { headers: { cookie } });
    expect(replayed.status).toBe(401);
  }
});

test('no call fails while one process after the other is replaced', async ({ large }) => {
  const seen = new Set<number>();
  let running = true;
  const calls = Array.from({ length: 4 }, async () => {
    while (running) seen.add((await fetch(`${large.url}/api/colleges`)).status);
  });
  for (const place of [0, 1]) {
    large.processes[place]?.child.kill('SIGTERM');
    expect(await large.processes[place]?.exit).toBe(0);
    await large.startAgain(place);
  }
  running = false;
  await Promise.all(calls);
  expect([...seen]).toEqual([200]);
});

test('a build that fails for students is rolled back automatically', async ({
  large,
  mail,
  playwright,
}) => {
  // With one page, as the site's own look opens all of them.
  const remote = 'mfe-marketplace';
  const { build } = await buildOf(remote);
  const dir = await otherBuild(remote, 'failing000');
  await publishBuild({ dir, remotesDir: large.remotesDir });
  const live = () => liveBuild(large.url, remote);
  await expect.poll(live).toBe('failing000');
  const data = await errorIn(large.url, { remote, build: 'failing000' }, '/buy-sell');
  for (let count = 0; count < 3; count += 1) {
    const student = await playwright.request.newContext({ baseURL: large.url });
    await signUp(student, mail);
    expect((await student.post('/api/beacon', { data })).status()).toBe(204);
    await student.dispose();
  }
  // The site looks at the build itself before that.
  await expect.poll(live, { timeout: 60_000 }).toBe(build);
  // Not kept as the previous one either: no browser falls back to it.
  const page = await (await fetch(`${large.url}/buy-sell`)).text();
  expect(page).toContain(`/r/${remote}/${build}/`);
  expect(page).not.toContain(`/r/${remote}/failing000/`);
  const warnings = () => mail.mails.filter(({ to }) => to === 'operators@campus.example');
  await expect.poll(() => warnings().length).toBe(1);
  expect(warnings()[0]?.text).toContain(`failing000 of`);
});
