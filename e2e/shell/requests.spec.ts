import type { Request } from '@playwright/test';
import { busyCollege, signInDemo } from '../support/students';
import { expect, settled, test } from '../support/test';

// Pictures aside. A desk also shows two widgets of other remotes.
for (const [where, viewport, requestsMax] of [
  ['a phone', { width: 360, height: 760 }, 18],
  ['a desk', { width: 1280, height: 800 }, 25],
] as const) {
  test(`the dashboard is quiet after at most ${requestsMax} requests on ${where}`, async ({
    page,
    signedUpStudent,
  }) => {
    await signedUpStudent(page, { college: busyCollege });
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    await page.goto('/dashboard');
    await settled(page);
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/api\/notifications/));
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requestsMax);
  });
}

// After brotli, of 1,024 bytes; the limits leave room for other build ids.
for (const [path, kilobytesMax] of [
  ['/', 10.3],
  ['/login', 12.2],
  ['/dashboard', 173.5],
  ['/buy-sell', 151],
  ['/dating-chat', 169.5],
] as const) {
  test(`${path} has at most ${kilobytesMax} KB of scripts and styles when it is quiet and untouched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const isPublic = ['/', '/login'].includes(path);
    if (!isPublic) await signInDemo(page);
    const loaded: Request[] = [];
    page.on('requestfinished', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request);
    });
    // What starts after the load asks for these last.
    const last = isPublic ? undefined : page.waitForResponse(/\/api\/notifications/);
    await page.goto(path);
    await last;
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      loaded.map(async (request) => (await request.sizes()).responseBodySize),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(kilobytesMax);
  });
}
