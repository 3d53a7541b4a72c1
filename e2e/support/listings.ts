import { expect, type Locator, type Page } from '@playwright/test';
import { photograph } from './photograph';

const dayMs = 86_400_000;

/** Text that moderation refuses in every field. */
export const abuse = 'You fucking idiot, nobody wants you here';

/** The date on the campus clock this many days from now, as a date field accepts it. */
export function dayAhead(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * dayMs,
  );
}

let small: string | undefined;

/** A picture for a call, as a browser would send it. */
export async function picture(): Promise<string> {
  small ??= `data:image/jpeg;base64,${(await photograph(2000)).toString('base64')}`;
  return small;
}

/** Creates an entry for the user signed in on the page, through the site's own call. @returns its id */
export async function post(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

/** Offers an item for the user signed in on the page. @returns its id */
export async function sell(page: Page, changes: object = {}): Promise<string> {
  const ad = {
    images: [await picture()],
    title: 'Study lamp',
    price: 349,
    description: 'Warm light',
    name: 'Asha Rao',
    phone: '98765 43210',
    socialMedia: '',
    ...changes,
  };
  return post(page, '/api/sell', ad);
}

/** The button that opens and closes a card. */
export const toggle = (card: Locator) => card.getByRole('heading').first().getByRole('button');

/** Waits until the dialog's animation has ended: colours are checked in their final state. */
export async function settledDialog(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}

/** Checks that the form's abusive description is refused, under the form's heading, and corrects it. */
export async function correctRefused(form: Locator, heading: string): Promise<void> {
  const box = form.getByRole('alert').filter({ hasText: heading });
  await expect(box).toContainText('description: ');
  await expect(box).toContainText('Please modify your content to follow community guidelines');
  await expect(form.getByLabel('Description')).toBeFocused();
  await form.getByLabel('Description').fill('Warm light');
}

/** Opens a card, its contact and its picture, and closes the picture. */
export async function openCardAndPicture(page: Page, card: Locator): Promise<void> {
  await toggle(card).click();
  await expect(card.getByText('Warm light')).toBeVisible();
  await card.getByRole('button', { name: 'Show contact' }).click();
  await expect(card.getByRole('link', { name: '98765 43211', exact: true })).toHaveAttribute(
    'href',
    'tel:+919876543211',
  );
  await card.getByRole('button', { name: /Image 1/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Tap outside or click ✕ to close');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}
