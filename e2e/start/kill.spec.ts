import { request, test as base } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { startMailSink } from '../support/mail';
import { preparedData } from '../support/prepared-data';
import { startSite } from '../support/site';
import { signUp } from '../support/students';

const { expect } = base;
const writers = 4;
const enough = 80;

base('kill -9 loses nothing that was acknowledged', async () => {
  const mail = await startMailSink();
  const dataDir = await preparedData('1');
  const env = { SMTP_URL: mail.url, DEMO: '1', RATE_LIMITS: 'off' };
  const site = await startSite({ dataDir, env });
  const browser = await request.newContext({ baseURL: site.url });
  const student = await signUp(browser, mail);
  const communities: { _id: string }[] = await (await browser.get('/api/communities')).json();
  const acknowledged: string[] = [];

  async function write(): Promise<void> {
    for (;;) {
      const data = {
        content: `Notes on page ${acknowledged.length}`,
        images: [],
        community_id: communities[0]?._id,
      };
      const response = await browser.post('/api/posts', { data });
      expect(response.status()).toBe(201);
      acknowledged.push((await response.json())._id);
      if (acknowledged.length === enough) site.child.kill('SIGKILL');
    }
  }
  await Promise.allSettled(Array.from({ length: writers }, write));
  expect(await site.exit).toBe(null);
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);

  const again = await startSite({ dataDir, env });
  // Every start of a demo prints the sign-in data.
  expect(again.stderr()).toMatch(/demo: sign in as \S+@\S+ with the password \S+/);
  const { email, password } = student;
  const reader = await request.newContext({ baseURL: again.url });
  expect((await reader.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  const found: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = await (await reader.get(`/api/user/posts?page=${page}&limit=50`)).json();
    found.push(...answer.posts.map((post: { _id: string }) => post._id));
    more = answer.pagination.hasMore;
  }
  expect(found).toEqual(expect.arrayContaining(acknowledged));
  await again.stop();
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});
