import { busyCollege } from '../support/students';
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
