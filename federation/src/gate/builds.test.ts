import { publishBuild, publishCanary } from '../registry/publish';
import { promote } from '../registry/operate';
import { temporaryFolder } from '../registry/testing';
import { writeTea } from '../registry/write-tea';
import { changedRoutes } from './builds';
import { buildOf } from './testing';

const code = { shared: 'one', routes: { '/tea': 'one', '/tea/:id': 'one' } };

/** A site on which a build with these hashes is live. */
async function siteWith(tried: boolean) {
  const remotesDir = await temporaryFolder();
  const { declaration } = buildOf('tea');
  const files = { 'entry.js': 'tea' };
  const dir = await writeTea({ build: 'live', files, declaration, code });
  await publishBuild({ dir, remotesDir, isTried: () => tried });
  return { remotesDir };
}

const pathsFor = async (file: ReturnType<typeof buildOf>, site: { remotesDir: string }) =>
  (await changedRoutes(file, site)).map(({ path }) => path);

const all = ['/tea', '/tea/:id'];

test('a trial opens the routes whose code differs from that of a live build that was tried', async () => {
  const site = await siteWith(true);
  const changed = { ...code, routes: { ...code.routes, '/tea/:id': 'two' } };
  expect(await pathsFor({ ...buildOf('tea'), code: changed }, site)).toEqual(['/tea/:id']);
  expect(await pathsFor({ ...buildOf('tea'), code }, site)).toEqual([]);
  const missing = { ...code, routes: { '/tea': 'one' } as typeof code.routes };
  expect(await pathsFor({ ...buildOf('tea'), code: missing }, site)).toEqual(['/tea/:id']);
});

test('a canary that was tried counts as tried once it is promoted', async () => {
  const site = await siteWith(false);
  const { declaration } = buildOf('tea');
  const dir = await writeTea({ build: 'next', files: { 'entry.js': 'tea' }, declaration, code });
  await publishCanary({ dir, remotesDir: site.remotesDir, share: 10, isTried: () => true });
  await promote(site.remotesDir, 'mfe-tea');
  expect(await pathsFor({ ...buildOf('tea'), code }, site)).toEqual([]);
});

test('a trial opens all routes if something differs that they share', async () => {
  const site = await siteWith(true);
  expect(await pathsFor({ ...buildOf('tea'), code: { ...code, shared: 'two' } }, site)).toEqual(
    all,
  );
});

test('a trial opens all routes if the live build was not tried, or one of both has no hashes', async () => {
  expect(await pathsFor({ ...buildOf('tea'), code }, await siteWith(false))).toEqual(all);
  expect(await pathsFor(buildOf('tea'), await siteWith(true))).toEqual(all);
});
