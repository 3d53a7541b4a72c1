import { existsSync } from 'node:fs';
import { mkdir, open, readdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { preparedData, temporaryFolder } from '../support/prepared-data';
import { photograph } from '../support/photograph';
import { type Site, startSite } from '../support/site';
import { demoStudent } from '../support/students';
import { admin } from '../support/campus-command';

test.setTimeout(180_000);

const env = { DEMO: '1', RATE_LIMITS: 'off' };

async function signedIn(site: Site): Promise<APIRequestContext> {
  const student = await request.newContext({ baseURL: site.url });
  const answer = await student.post('/api/auth/login', { data: demoStudent });
  expect(answer.status()).toBe(200);
  return student;
}

interface Writing {
  student: APIRequestContext;
  communityId: string;
  image: string;
}

/** Creates posts with a picture until stopped, and deletes every third. @returns how many were posted */
async function write({ student, communityId, image }: Writing, until: AbortSignal) {
  let posted = 0;
  while (!until.aborted) {
    const data = { content: `Notes on page ${posted}`, images: [image], community_id: communityId };
    const answer = await student.post('/api/posts', { data });
    expect(answer.status()).toBe(201);
    posted += 1;
    if (posted % 3 === 0) await student.delete(`/api/posts/${(await answer.json())._id}`);
  }
  return posted;
}

/** A backup made while students were posting. */
async function backUpUnderLoad(site: Site, file: string) {
  const student = await signedIn(site);
  const [community] = await (await student.get('/api/communities')).json();
  const image = `data:image/jpeg;base64,${(await photograph(30_000)).toString('base64')}`;
  const stop = new AbortController();
  const writers = Array.from({ length: 4 }, () =>
    write({ student, communityId: community._id, image }, stop.signal),
  );
  const made = await admin(site.dataDir, ['backup', file, '--json']);
  stop.abort();
  const posted = (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
  expect(posted).toBeGreaterThan(4);
  expect(made.code).toBe(0);
  return made.last() as { tables: Record<string, number>; pictures: number };
}

async function counts(dataDir: string): Promise<Record<string, number>> {
  const file = path.join(await temporaryFolder(), 'again.zip');
  const again = await admin(dataDir, ['backup', file, '--json'], { DEMO: '0' });
  return again.last()['tables'] as Record<string, number>;
}

test('a backup made under load restores the whole site on an empty host', async () => {
  const site = await startSite({ env });
  const folder = await temporaryFolder();
  const file = path.join(folder, 'campus.zip');
  const made = await backUpUnderLoad(site, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['campus.zip']);
  const full = await admin(site.dataDir, ['restore', file]);
  expect(full.code).toBe(1);
  expect(full.stderr).toContain('The database is not empty');
  expect(await site.stop()).toBe(0);

  const dataDir = path.join(await temporaryFolder(), 'new');
  const restored = await admin(dataDir, ['restore', file, '--json']);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.last()).toMatchObject({ tables: made.tables, restored: true });
  expect(await counts(dataDir)).toEqual(made.tables);

  const again = await startSite({ dataDir, env: { DEMO: '0' } });
  const student = await signedIn(again);
  const { posts } = await (
    await student.get('/api/posts?limit=50', { headers: { prefer: 'images=url' } })
  ).json();
  const images: string[] = posts.flatMap((post: { images: string[] }) => post.images);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    const answer = await student.get(image);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/webp');
  }
  const chats = await (await student.get('/api/dating/accepted-matches')).json();
  expect(chats.length).toBeGreaterThan(0);
  expect(await again.stop()).toBe(0);
});

test('a backup can be restored into an empty running site', async () => {
  const file = path.join(await temporaryFolder(), 'campus.zip');
  const made = await admin(await preparedData('1'), ['backup', file, '--json']);
  expect(made.code).toBe(0);
  const site = await startSite({ env: { DEMO: '0' } });
  expect((await admin(site.dataDir, ['restore', file])).code).toBe(0);
  await signedIn(site);
  expect(await site.stop()).toBe(0);
});

test('a damaged backup is rejected before anything is written', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'campus.zip');
  expect((await admin(await preparedData('0'), ['backup', file])).code).toBe(0);
  expect((await admin(folder, ['restore', file, '--verify-only'])).code).toBe(0);
  const target = path.join(folder, 'target');

  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  const place = Math.floor(size / 2);
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, place);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, place);
  await handle.close();
  for (const words of [
    ['restore', file],
    ['restore', file, '--verify-only'],
  ]) {
    const refused = await admin(target, words);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('is not a complete Campus backup');
  }
  await truncate(file, size - 1);
  expect((await admin(target, ['restore', file])).code).toBe(1);
  expect(existsSync(target)).toBe(false);
});

test('a backup that fails leaves no files behind', async () => {
  const dataDir = await preparedData('0');
  const folder = await temporaryFolder();
  const nowhere = await admin(dataDir, ['backup', path.join(folder, 'none', 'campus.zip')]);
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr).toContain('ENOENT');
  await mkdir(path.join(folder, 'campus.zip'));
  expect((await admin(dataDir, ['backup', path.join(folder, 'campus.zip')])).code).toBe(1);
  expect(await readdir(folder)).toEqual(['campus.zip']);
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
});
