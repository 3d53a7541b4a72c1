import { publishBuild, writePointer } from '@campus/federation/registry';
import { expect, type Page } from '@playwright/test';
import { buildOf, remoteNames, test } from '../support/federation';
import { otherBuild } from '../support/remote-builds';
import { faults } from '../support/static-site';

interface Widget {
  remote: string;
  expose: string;
  title: string;
}

/** The remotes' dashboard widgets, in its order. */
async function dashboardWidgets(): Promise<Widget[]> {
  const files = await Promise.all(remoteNames.map(buildOf));
  return files
    .flatMap(({ declaration }, index) =>
      declaration.widgets.map((widget) => ({ ...widget, remote: remoteNames[index]! })),
    )
    .filter(({ slot }) => slot === 'dashboard')
    .sort((one, other) => one.order - other.order);
}

const rides = 'mfe-rides-events';
const events = './widgets/events';

const placeOf = (page: Page, { expose }: Pick<Widget, 'expose'>) =>
  page.locator(`[data-widget="${expose}"]`);

async function expectShown(page: Page, widgets: readonly Widget[]): Promise<void> {
  for (const { remote, expose, title } of widgets) {
    const content = placeOf(page, { expose }).locator(`[data-remote="${remote}"]`);
    await expect(content.getByRole('heading', { name: title })).toBeVisible();
  }
}

const retryOf = (page: Page, widget: Pick<Widget, 'expose' | 'title'>) =>
  placeOf(page, widget).getByRole('button', { name: `Retry ${widget.title}` });

async function expectMissing(page: Page, widgets: readonly Widget[]): Promise<void> {
  for (const widget of widgets) {
    await expect(retryOf(page, widget)).toBeVisible();
    await expect(placeOf(page, widget).getByRole('status')).toContainText('not available');
  }
}

/** The script used by no other widget. */
async function eventsScript(): Promise<string> {
  const scripts = (await buildOf(rides)).exposes[events]?.js ?? [];
  return scripts.find((file) => file.startsWith('widgets-events.'))!;
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Until then only the visible ones are requested.
  await page.mouse.move(5, 5);
}

// High enough for every widget to be near.
test.use({ viewport: { width: 1280, height: 1400 } });

test('the dashboard shows the declared widgets of all remotes in order', async ({ page }) => {
  const widgets = await dashboardWidgets();
  await openDashboard(page);
  await expectShown(page, widgets);
  const places = page.locator('[data-widget]');
  const order = await places.evaluateAll((all) => all.map((one) => one.dataset.widget));
  const declared = widgets.map(({ expose }) => expose);
  // Those of other slots are elsewhere on the page.
  expect(order.filter((expose) => declared.includes(expose!))).toEqual(declared);
});

test('the document of the dashboard preloads no files of its widgets', async ({ page, built }) => {
  const text = await (await page.request.get(`${built.url}/dashboard`)).text();
  const links = text.match(/<link[^>]*>/g)?.join('\n') ?? '';
  expect(links).toContain('/r/mfe-feed/');
  for (const { remote } of await dashboardWidgets()) expect(links).not.toContain(remote);
});

for (const fault of faults) {
  test(`a remote whose entry answers ${fault} loses only its own widgets; Retry restores each`, async ({
    page,
    built,
  }) => {
    const widgets = await dashboardWidgets();
    const theirs = widgets.filter(({ remote }) => remote === rides);
    built.breakAnswers(new RegExp(`/r/${rides}/[^/]+/${(await buildOf(rides)).entry}`), fault);
    await openDashboard(page);
    await expectShown(
      page,
      widgets.filter(({ remote }) => remote !== rides),
    );
    await expectMissing(page, theirs);

    built.heal();
    for (const widget of theirs) {
      await retryOf(page, widget).click();
      await expectShown(page, [widget]);
    }
    await expectShown(page, widgets);
  });

  test(`a widget whose script answers ${fault} fails alone, and Retry restores it`, async ({
    page,
    built,
  }) => {
    const widgets = await dashboardWidgets();
    built.breakAnswers(new RegExp(`/r/${rides}/[^/]+/${await eventsScript()}`), fault);
    await openDashboard(page);
    await expectMissing(
      page,
      widgets.filter(({ expose }) => expose === events),
    );
    await expectShown(
      page,
      widgets.filter(({ expose }) => expose !== events),
    );

    built.heal();
    await retryOf(page, { expose: events, title: 'Upcoming Events' }).click();
    await expectShown(page, widgets);
  });
}

test('a widget that throws shows the name of its build, and recovers with a sound build', async ({
  page,
  built,
}) => {
  const widgets = await dashboardWidgets();
  const { remotesDir } = built;
  const dir = await otherBuild(rides, 'throws0000', await eventsScript());
  await publishBuild({ dir, remotesDir });
  await writePointer(remotesDir, rides, { current: 'throws0000' });
  await openDashboard(page);
  await expectMissing(
    page,
    widgets.filter(({ expose }) => expose === events),
  );
  await expect(placeOf(page, { expose: events })).toContainText(`${rides} throws0000`);
  await expectShown(
    page,
    widgets.filter(({ expose }) => expose !== events),
  );

  await built.restore();
  await retryOf(page, { expose: events, title: 'Upcoming Events' }).click();
  await expectShown(
    page,
    widgets.filter(({ expose }) => expose === events),
  );
});

test('a remote that is switched off shows its notice in place of its widgets', async ({
  page,
  built,
}) => {
  const widgets = await dashboardWidgets();
  const { build } = await buildOf(rides);
  const notice = 'Rides are back at six.';
  await writePointer(built.remotesDir, rides, { current: build, status: 'off', notice });
  await openDashboard(page);
  for (const widget of widgets.filter(({ remote }) => remote === rides)) {
    await expect(placeOf(page, widget)).toContainText(notice);
    await expect(retryOf(page, widget)).toHaveCount(0);
  }
  await expectShown(
    page,
    widgets.filter(({ remote }) => remote !== rides),
  );
});
