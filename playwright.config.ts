import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/find-chromium.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A test shares two cores with others, each with a site and a browser.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  // A test often waits: for a page to settle, for a process to end. A third fills what two leave of two cores.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a service worker asks for is out of the reach of `page.route`, by which tests make answers
    // fail. The tests of the worker itself, in e2e/app, allow it.
    serviceWorkers: 'block',
  },
});
