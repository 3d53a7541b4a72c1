import { publishBuild } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { buildOf } from '../support/federation';
import { otherBuild } from '../support/other-build';
import { signUp } from '../support/students';
import { test } from './large-site';

test('whoever is signed in is so in every process, and signed out in all at once', async ({
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

test('one process after the other is replaced, and no call fails', async ({ large }) => {
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

test('a build that fails in the field is taken back on its own', async ({ large, mail }) => {
  const { build } = await buildOf('mfe-static');
  const dir = await otherBuild('mfe-static', 'failing000');
  await publishBuild({ dir, remotesDir: large.remotesDir });
  const live = async () => {
    const { remotes } = await (await fetch(`${large.url}/registry.json`)).json();
    return remotes['mfe-static'].current.build;
  };
  await expect.poll(live).toBe('failing000');
  const incident = {
    kind: 'error',
    remote: 'mfe-static',
    build: 'failing000',
    message: 'spilled',
    page: '/home',
    count: 2,
  };
  for (const tab of ['a', 'b', 'c']) {
    const told = await fetch(`${large.url}/api/beacon`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tab: tab.repeat(22), incidents: [incident], seen: [] }),
    });
    expect(told.status).toBe(204);
  }
  await expect.poll(live).toBe(build);
  // Not kept as the previous one either: no browser falls back to it.
  const page = await (await fetch(`${large.url}/home`)).text();
  expect(page).not.toContain('/r/mfe-static/failing000/');
  const told = () => mail.mails.filter(({ to }) => to === 'operators@campus.example');
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]?.text).toContain(`failing000 of`);
});
