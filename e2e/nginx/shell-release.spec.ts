import { promote, publishBuild, publishCanary, rollback } from '@campus/federation/registry';
import { shellBuild } from '../support/federation';
import {
  callContinuously,
  openTabs,
  renamedShell,
  shellBuildIn,
  visitEveryRemote,
  watchAnswers,
} from '../support/shell-release';
import { isTheSameTab } from '../support/open-tab';
import { expect } from '../support/test';
import { test } from './large-site';

test('behind nginx, canary, promote and rollback of a shell fail no call and reload no tab', async ({
  page,
  large,
  watched,
  newVisitor,
  signedUpStudent,
}) => {
  test.setTimeout(240_000);
  const { remotesDir, url } = large;
  const { build: first } = await shellBuild();
  await signedUpStudent(page);
  const failed = watchAnswers(page.context());
  const tabs = await openTabs(page, watched);
  const visit = () => Promise.all(tabs.map(visitEveryRemote));
  const calls = callContinuously(url);
  const visitor = await newVisitor();
  const tried = await newVisitor();
  await tried.context().addCookies([{ name: 'campus_trial', value: '1', url }]);
  await tried.addInitScript(() => localStorage.setItem('campus:bucket', '0'));
  const shows = (one: typeof page, build: string) =>
    expect.poll(() => shellBuildIn(one)).toBe(build);

  await publishCanary({ dir: await renamedShell('second0000'), remotesDir, share: 50 });
  await shows(tried, 'second0000');
  await expect(tried.locator('[data-remote="mfe-static"][data-build] h1')).toBeVisible();
  await visitor.addInitScript(() => localStorage.setItem('campus:bucket', '99'));
  await shows(visitor, first);
  await visit();
  await promote(remotesDir, 'shell');
  await shows(visitor, 'second0000');
  await visit();
  await publishBuild({ dir: await renamedShell('third00000'), remotesDir });
  await shows(visitor, 'third00000');
  await shows(tried, 'third00000');
  await rollback(remotesDir, 'shell');
  await rollback(remotesDir, 'shell');
  await shows(visitor, first);
  await shows(tried, first);
  await visit();

  const { failed: calledInVain, count } = await calls.end();
  expect(calledInVain).toEqual([]);
  expect(count).toBeGreaterThan(50);
  expect(failed).toEqual([]);
  for (const tab of tabs) expect(await isTheSameTab(tab)).toBe(true);
});
