import type { Page } from '@playwright/test';
import {
  abuse,
  correctRefused,
  dayAhead,
  openCardAndPicture,
  picture,
  post,
  settledDialog,
  toggle,
} from '../support/listings';
import { axe, cls, expect, fitsNarrowScreen, photographFile, settled, test } from '../support/test';

interface Kind {
  /** Name used in calls and addresses. */
  readonly name: 'event' | 'explore';
  /** Name used by students. */
  readonly noun: string;
  readonly aNoun: string;
  readonly path: string;
  readonly added: string;
  readonly notAllowed: string;
  readonly noneOfYours: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'event',
    noun: 'event',
    aNoun: 'an event',
    path: '/events',
    added: 'Event created successfully!',
    notAllowed: 'Event Not Allowed',
    noneOfYours: "You haven't announced an event yet",
  },
  {
    name: 'explore',
    noun: 'trip',
    aNoun: 'a trip',
    path: '/explore',
    added: 'Explore added successfully!',
    notAllowed: 'Explore Post Not Allowed',
    noneOfYours: "You haven't planned a trip yet",
  },
];

async function announce(page: Page, name: Kind['name'], changes: object = {}): Promise<string> {
  const occasion = {
    images: [await picture()],
    title: 'Open mic',
    organiserName: 'Asha Rao',
    phone: '98765 43210',
    [`${name}Date`]: dayAhead(1),
    [`${name}Time`]: '18:30',
    description: 'Warm light',
    ...changes,
  };
  return post(page, `/api/${name}s`, occasion);
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

for (const kind of kinds) {
  const { name, noun, path } = kind;
  const capital = name === 'event' ? 'Event' : 'Explore';
  const add = name === 'event' ? 'Add Event' : 'Add Trip';

  test(`a student adds, edits and deletes ${kind.aNoun}`, async ({
    page,
    signedUpStudent,
    allowedErrors,
  }) => {
    // The browser reports the refusal of the abusive description.
    allowedErrors.push(/status of 422/);
    const { username } = await signedUpStudent(page);
    const title = `Open mic of ${username}`;
    await page.goto(path);

    await test.step('add', async () => {
      await page.getByRole('button', { name: add }).first().click();
      const form = page.getByRole('dialog', { name: add });
      const submit = form.getByRole('button', { name: add });
      await submit.click();
      await expect(form.getByText('Please add at least one image')).toBeVisible();
      await form
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photographFile());
      await expect(form.getByText('1 of 3 added')).toBeVisible();
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Date').fill(dayAhead(1));
      await form.getByLabel('Time').fill('18:30');
      await form.getByLabel('Description').fill(abuse);
      await form.getByLabel('Organiser name').fill('Asha Rao');
      await form.getByLabel('Phone').fill('98765 43210, 98765 43211');
      await submit.click();
      await correctRefused(form, kind.notAllowed);
      await submit.click();
      await expect(page.getByText(kind.added)).toBeVisible();
      await expect(form).toBeHidden();
    });

    const item = card(page, title);
    await test.step('expand the card and open its picture', async () => {
      await expect(item).toContainText('Tomorrow, 6:30 pm');
      await openCardAndPicture(page, item);
    });

    await test.step('edit', async () => {
      await item.getByRole('button', { name: 'Edit' }).click();
      await item.getByLabel('Time').fill('19:00');
      await item.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`${capital} updated successfully!`)).toBeVisible();
      await expect(item).toContainText('7:00 pm');
    });

    await test.step('mark interest and download the calendar file', async () => {
      const interest = item.getByRole('button', { name: 'Interested' });
      await interest.click();
      await expect(interest).toHaveAttribute('aria-pressed', 'true');
      await expect(item.getByText('1 interested')).toBeVisible();
      const download = page.waitForEvent('download');
      await item.getByRole('link', { name: 'Add to calendar' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    });

    await test.step('find it under Your', async () => {
      await page.getByRole('tab', { name: 'Your' }).click();
      await expect(page.getByRole('list', { name: `Upcoming ${noun}s` })).toHaveCount(0);
      await expect(item.getByText(`Your ${noun}`, { exact: true })).toBeVisible();
    });

    await test.step('delete', async () => {
      await toggle(item).click();
      await item.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`Are you sure you want to delete this ${noun}?`);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`${capital} deleted successfully!`)).toBeVisible();
      await expect(item).toHaveCount(0);
      await expect(page.getByText(kind.noneOfYours)).toBeVisible();
    });
  });

  test(`another student opens a linked ${noun}, sees no controls, and filters the list`, async ({
    page,
    newVisitor,
    signedUpStudent,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/);
    const { college, username } = await signedUpStudent(page);
    const title = `Quiz of ${username}`;
    const id = await announce(page, name, { title });
    const other = await newVisitor();
    await signedUpStudent(other, { college: college.name });
    await other.goto(`${path}?${name}=${id}`);
    const item = card(other, title);
    await expect(item.getByText('Warm light')).toBeInViewport();
    await settled(other);
    expect(await cls(other)).toBeLessThan(0.02);
    for (const control of ['Edit', 'Delete']) {
      await expect(item.getByRole('button', { name: control })).toHaveCount(0);
    }
    await other.goto(path);
    await other.getByLabel(`Search ${noun}s`).fill(title);
    await expect(other).toHaveURL(/search=/);
    await expect(other.getByRole('article')).toHaveCount(1);
    await other.getByLabel('Day').fill(dayAhead(200));
    await expect(other.getByText(`No ${noun}s found`)).toBeVisible();
    await other.getByRole('button', { name: 'Clear filters' }).click();
    await expect(other.getByRole('article').first()).toBeVisible();
    await page.request.delete(`/api/${name}s/${id}`);
    await other.goto(`${path}?${name}=${id}`);
    await expect(other.getByText(`This ${noun} doesn't exist, or it was deleted`)).toBeVisible();
  });

  test(`a student's own ${noun}s pass axe, fit all screen widths and keep CLS low`, async ({
    page,
    signedUpStudent,
  }) => {
    const { username } = await signedUpStudent(page);
    for (const index of [0, 1, 2]) {
      await announce(page, name, {
        title: `Thing ${index} of ${username}`,
        [`${name}Date`]: dayAhead(2 + index),
      });
    }
    await page.goto(`${path}?tab=your`);
    await expect(page.getByText(`You've reached the end of your ${noun}s!`)).toBeVisible();
    await expect(page.getByRole('article').last()).toContainText(`Thing 2 of ${username}`);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${path}?tab=your`);
      const item = card(page, `Thing 0 of ${username}`);
      await toggle(item).click();
      await settled(page);
      await axe(page);
      await item.getByRole('button', { name: 'Edit' }).click();
      await expect(item.getByLabel('Title')).toBeVisible();
      for (const width of [320, 360, 1280]) await fitsNarrowScreen(page, width);
      await page.goto(`${path}?add=1`);
      await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
      await settledDialog(page);
      await axe(page);
    }
    await page.goto(path);
    await settled(page);
    expect(await cls(page)).toBeLessThan(0.02);
  });
}
