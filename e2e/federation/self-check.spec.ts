import { createHash } from 'node:crypto';
import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { remotesPort } from '../../scripts/remotes-port';
import { buildOf, test } from '../support/federation';
import { otherBuild } from '../support/remote-builds';

// With one page, as each check opens all of them.
const remote = 'mfe-marketplace';

/** The script used only by the page. */
async function pageScript(): Promise<string> {
  const { chunks, declaration } = await buildOf(remote);
  return chunks[declaration.routes[0]?.chunk ?? '']!.js.at(-1)!;
}

/** The site's findings in a build, with more time than it has while visitors wait. */
const check = (remotesDir: string, build: string) =>
  remotesPort(remotesDir).check(remote, build, AbortSignal.timeout(120_000));

// Each runs a whole trial, and one runs two.
test.describe.configure({ timeout: 360_000 });

test('the self-check tells sound, broken, unknown and damaged builds apart', async ({
  built: { remotesDir },
}) => {
  const publish = async (build: string, broken?: string) =>
    publishBuild({ dir: await otherBuild(remote, build, broken), remotesDir });
  await publish('whole00000');
  expect(await check(remotesDir, 'whole00000')).toMatchObject({ result: 'sound' });

  const script = await pageScript();
  await publish('broken0000', script);
  const found = await check(remotesDir, 'broken0000');
  expect(found).toMatchObject({
    result: 'broken',
    says: expect.stringContaining('thrown on purpose'),
  });

  // Failures that the previous build has too do not count against this one.
  await publish('broken1111', script);
  expect(await check(remotesDir, 'broken1111')).toMatchObject({ result: 'unknown' });

  await publish('damaged000');
  await appendFile(path.join(remotesDir, remote, 'damaged000', script), ' ');
  expect(await check(remotesDir, 'damaged000')).toMatchObject({
    result: 'broken',
    says: expect.stringContaining('differs from the file that was built'),
  });
});

test('with a required trial, the site rejects a broken build before it goes live', async ({
  built: { remotesDir },
}) => {
  const { deploys } = remotesPort(remotesDir, true);
  const publish = async (build: string, broken?: string) => {
    const dir = path.join(remotesDir, remote, build);
    await cp(await otherBuild(remote, build, broken), dir, { recursive: true });
    const hash = createHash('sha384').update(await readFile(path.join(dir, 'remote.json')));
    const integrity = `sha384-${hash.digest('base64')}`;
    return deploys!.publishStored({ remote, source: { token: 'CI' } }, { build, integrity });
  };
  const refused = publish('broken2222', await pageScript());
  await expect(refused).rejects.toMatchObject({
    message: expect.stringContaining('thrown on purpose'),
    // Its page, and the card of its widget that leads there.
    reasons: [{ rule: 'boots' }, { rule: 'boots' }],
  });
  expect(await publish('whole22222')).toMatchObject({ build: 'whole22222', changed: true });
});
