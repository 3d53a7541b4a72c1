import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import {
  buildOf,
  expectMissing,
  expectShown,
  goWithin,
  open,
  pageOf,
  test,
} from '../support/federation';
import { openTab } from '../support/open-tab';
import { otherBuild } from '../support/remote-builds';
import { loadAdjustedTime } from '../support/timing';

const remote = 'mfe-static';

const shownBuild = (page: Page) => page.locator(`[data-remote="${remote}"]`);

test('an open tab loads the new build when the files of the old one answer 404', async ({
  page,
  built,
}) => {
  const first = await buildOf(remote);
  await openTab(page, '/communities');
  await expectShown(page, 'mfe-feed');

  await publishBuild({ dir: await otherBuild(remote, 'second0000'), remotesDir: built.remotesDir });
  built.breakAnswers(new RegExp(`/r/${remote}/${first.build}/`), '404');
  await goWithin(page, pageOf(remote));
  await expectShown(page, remote);
  await expect(shownBuild(page)).toHaveAttribute('data-build', 'second0000');
});

test('a new build that does not load falls back to the previous one', async ({ page, built }) => {
  await publishBuild({ dir: await otherBuild(remote, 'broken0000'), remotesDir: built.remotesDir });
  await rm(path.join(built.remotesDir, remote, 'broken0000', (await buildOf(remote)).entry));
  await open(page, remote);
  await expectShown(page, remote);
  await expect(shownBuild(page)).not.toHaveAttribute('data-build', 'broken0000');
});

test('a page whose builds both hang says that it is still loading, and is missing within ten seconds', async ({
  page,
  built,
}) => {
  await publishBuild({ dir: await otherBuild(remote, 'second0000'), remotesDir: built.remotesDir });
  await openTab(page, '/communities');
  await expectShown(page, 'mfe-feed');
  const { entry } = await buildOf(remote);
  built.breakAnswers(new RegExp(`/r/${remote}/[^/]+/${entry}`), 'hang');
  await goWithin(page, pageOf(remote));
  const isMissing = async () => {
    await expect(page.getByText('is still loading…')).toBeVisible();
    await expectMissing(page, remote);
  };
  expect(await loadAdjustedTime(isMissing)).toBeLessThan(10_000);
});
