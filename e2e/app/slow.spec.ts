import { expect } from '@playwright/test';
import { test } from '../support/federation';
import { openUnderWorker } from './worker';

test.use({ serviceWorkers: 'allow' });

test('a page that does not answer in time shows the offline page', async ({ page, built }) => {
  await openUnderWorker(page, '/home');
  built.breakAnswers(/^\/about/, 'hang');
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  built.heal();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: "You're offline" })).toHaveCount(0);
});
