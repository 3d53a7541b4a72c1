import type { Page } from '@playwright/test';
import {
  abuse,
  correctRefused,
  openCardAndPicture,
  picture,
  sell,
  settledDialog,
  toggle,
} from '../support/listings';
import {
  axe,
  cls,
  expect,
  fitsNarrowScreen,
  photographFile,
  moveOver,
  settled,
  test,
} from '../support/test';
import { fingers, middleOf } from '../support/touch';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a student adds, edits, sells and deletes an item', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  // The browser reports the refusal of the abusive description.
  allowedErrors.push(/status of 422/);
  const { username } = await signedUpStudent(page);
  const title = `Lamp of ${username}`;
  await page.goto('/buy-sell');

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Item' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Item' });
    const submit = form.getByRole('button', { name: 'Add Item' });
    await submit.click();
    await expect(form.getByText('Please add at least one image')).toBeVisible();
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photographFile());
    await expect(form.getByText('1 of 3 added')).toBeVisible();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Price').fill('150000');
    await form.getByLabel('Description').fill(abuse);
    await form.getByLabel('Contact name').fill('Asha Rao');
    await form.getByLabel('Phone').fill('98765 43210, 98765 43211');
    await submit.click();
    await correctRefused(form, 'Item Not Allowed');
    await submit.click();
    await expect(page.getByText('Item added successfully!')).toBeVisible();
    await expect(form).toBeHidden();
  });

  const item = card(page, title);
  await test.step('expand the card and open its picture', async () => {
    await expect(item).toContainText('₹1,50,000');
    await openCardAndPicture(page, item);
  });

  await test.step('edit', async () => {
    await item.getByRole('button', { name: 'Edit' }).click();
    await item.getByLabel('Price').fill('0');
    await item.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ad updated successfully!')).toBeVisible();
    await expect(item).toContainText('Free');
  });

  await test.step('mark it sold: it leaves All and stays under Your', async () => {
    await item.getByRole('button', { name: 'Mark sold' }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('tab', { name: 'Your' }).click();
    await expect(page.getByRole('list', { name: 'Items for sale' })).toHaveCount(0);
    await expect(item.getByText('Sold', { exact: true })).toBeVisible();
  });

  await test.step('delete', async () => {
    await toggle(item).click();
    await item.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this item?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Ad deleted successfully!')).toBeVisible();
    await expect(item).toHaveCount(0);
    await expect(page.getByText("You haven't put anything up for sale yet")).toBeVisible();
  });
});

test('another student opens a linked item, sees no controls, and filters the list', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  const { college, username } = await signedUpStudent(page);
  const title = `Kettle of ${username}`;
  const id = await sell(page, { title, price: 777 });
  const other = await newVisitor();
  await signedUpStudent(other, { college: college.name });
  await other.goto(`/buy-sell?ad=${id}`);
  const item = card(other, title);
  await expect(item.getByText('Warm light')).toBeInViewport();
  await settled(other);
  expect(await cls(other)).toBeLessThan(0.02);
  for (const control of ['Edit', 'Delete', 'Mark sold']) {
    await expect(item.getByRole('button', { name: control })).toHaveCount(0);
  }
  await other.goto('/buy-sell');
  await other.getByLabel('Search items').fill(title);
  await expect(other).toHaveURL(/search=/);
  await expect(other.getByRole('article')).toHaveCount(1);
  await other.getByLabel('Price from (₹)').fill('778');
  await expect(other.getByText('No items found')).toBeVisible();
  await other.getByRole('button', { name: 'Clear filters' }).click();
  await expect(other.getByRole('article').first()).toBeVisible();
  await page.request.delete(`/api/sell/${id}`);
  await other.goto(`/buy-sell?ad=${id}`);
  await expect(other.getByText("This item doesn't exist, or it was deleted")).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`an opened card is in the address, is swiped by touch and closed by Back, ${width} px wide`, async ({
    page,
    signedUpStudent,
  }) => {
    const { username } = await signedUpStudent(page);
    const title = `Lamp of ${username}`;
    const id = await sell(page, { title, images: [await picture(), await picture()] });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/buy-sell');
    const item = card(page, title);
    // The photo itself is pressed, not a layer over it.
    await item.locator('img').first().click();
    await expect(page).toHaveURL(new RegExp(`/buy-sell\\?ad=${id}$`));
    await expect(item.getByText('Warm light')).toBeVisible();
    await expect(page.getByText('from your link')).toHaveCount(0);
    if (width === 360) {
      const second = item.getByRole('button', { name: /^Image 2/ });
      await expect(second).not.toBeInViewport({ ratio: 0.9 });
      const { x, y } = await middleOf(item.getByRole('button', { name: /^Image 1/ }));
      await (
        await fingers(page)
      ).move([
        [
          { x: x + 100, y },
          { x: x - 130, y },
        ],
      ]);
      await expect(second).toBeInViewport({ ratio: 0.9 });
    }
    await axe(page);
    await page.goBack();
    await expect(item.getByText('Warm light')).toHaveCount(0);
    await expect(page).toHaveURL(/\/buy-sell$/);
    await page.goForward();
    await expect(item.getByText('Warm light')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'The item from your link' })).toContainText(
      'Warm light',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
  });
}

test('a failed list is reached and loaded again by keyboard alone', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  const { username } = await signedUpStudent(page);
  await sell(page, { title: `Lamp of ${username}` });
  const calls = /\/api\/sell\?/;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
  await page.goto('/buy-sell');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('tab', { name: 'All' }).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await again.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, `Lamp of ${username}`)).toBeVisible();
});

test('after the session ended, Log in leads to the login and keeps the page as next', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 401/);
  await signedUpStudent(page);
  await page.goto('/communities');
  await moveOver(page);
  await settled(page);
  // Otherwise the bell finds that the session has ended, and redirects to the login automatically.
  const none = { notifications: [], unread: 0, pagination: { hasMore: false } };
  await page.route('**/api/notifications?*', (route) => route.fulfill({ json: none }));
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Buy & Sell' }).click();
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fbuy-sell/);
});

test("a student's own items pass axe, fit all screen widths and keep CLS low", async ({
  page,
  signedUpStudent,
}) => {
  const { username } = await signedUpStudent(page);
  for (const index of [0, 1, 2]) await sell(page, { title: `Thing ${index} of ${username}` });
  await page.goto('/buy-sell?tab=your');
  await expect(page.getByText("You've reached the end of your items!")).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText(`Thing 0 of ${username}`);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/buy-sell');
    const item = card(page, `Thing 2 of ${username}`);
    await toggle(item).click();
    await settled(page);
    await axe(page);
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(item.getByLabel('Title')).toBeVisible();
    for (const width of [320, 360, 1280]) await fitsNarrowScreen(page, width);
    await page.goto('/buy-sell?add=1');
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await settledDialog(page);
    await axe(page);
  }
  await page.goto('/buy-sell');
  await settled(page);
  expect(await cls(page)).toBeLessThan(0.02);
});
