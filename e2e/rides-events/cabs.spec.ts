import type { Page } from '@playwright/test';
import { abuse, dayAhead, post, settledDialog, toggle } from '../support/listings';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

const ride = {
  source: 'Main Gate',
  destination: 'Airport',
  passengerName: 'Asha Rao',
  journeyDate: dayAhead(1),
  journeyTime: '17:30',
  seatsAvailable: 2,
  description: 'Fare split equally',
  socialMedia: '@asha',
  phone: '98765 43210',
};

/** Creates a ride for the user signed in on the page, through the site's own call. */
const offer = (page: Page, changes: Partial<typeof ride> = {}) =>
  post(page, '/api/cabs', { ...ride, ...changes });

const cardTo = (page: Page, destination: string) =>
  page.getByRole('article', { name: `to ${destination}` });

test('a student adds, edits and deletes a ride', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  // The browser reports the refusal of the abusive description.
  allowedErrors.push(/status of 422/);
  const { username } = await signedUpStudent(page);
  const place = `Airport of ${username}`;
  await page.goto('/cab-sharing');

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Ride' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Ride' });
    await form.getByLabel('Pickup location').fill('Main Gate');
    await form.getByLabel('Destination').fill(place);
    await form.getByLabel('Date').fill(dayAhead(1));
    await form.getByLabel('Time').fill('17:30');
    await form.getByLabel('Passenger name').fill('Asha Rao');
    await form.getByLabel('Seats').fill('2');
    await form.getByLabel('Description').fill(abuse);
    await form.getByLabel('Phone').fill('98765 43210, 98765 43211');
    await form.getByRole('button', { name: 'Add Ride' }).click();
    const box = form.getByRole('alert').filter({ hasText: 'Cab Post Not Allowed' });
    await expect(box).toContainText('description: ');
    await expect(box).toContainText('Please modify your content to follow community guidelines');
    await form.getByLabel('Description').fill('Two bags fit');
    await form.getByRole('button', { name: 'Add Ride' }).click();
    await expect(page.getByText('Cab sharing post created successfully!')).toBeVisible();
    await expect(form).toBeHidden();
  });

  const card = cardTo(page, place);
  await test.step('expand the card and show the contact', async () => {
    await expect(card).toContainText('Tomorrow 5:30 pm');
    await expect(card).toContainText('2 seats left');
    await toggle(card).click();
    await expect(card.getByText('Two bags fit')).toBeVisible();
    await card.getByRole('button', { name: 'Show contact' }).click();
    await expect(card.getByRole('link', { name: '98765 43211', exact: true })).toHaveAttribute(
      'href',
      'tel:+919876543211',
    );
  });

  await test.step('edit', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await card.getByLabel('Seats left').fill('4');
    await card.getByLabel('Time').fill('18:00');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Cab updated successfully!')).toBeVisible();
    await expect(card).toContainText('4 seats left');
    await expect(card).toContainText('6:00 pm');
  });

  await test.step('find it under Your and delete it', async () => {
    await page.getByRole('tab', { name: 'Your' }).click();
    await expect(page.getByRole('list', { name: 'Upcoming rides' })).toHaveCount(0);
    await expect(page).toHaveURL(/tab=your/);
    await toggle(card).click();
    await card.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this ride?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Cab deleted successfully!')).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByText("You haven't offered a ride yet")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a student requests a seat in a linked ride, gets it granted, and returns it', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const { college, username: driver } = await signedUpStudent(page);
  const place = `Station of ${driver}`;
  const id = await offer(page, { destination: place, seatsAvailable: 1 });
  const rider = await newVisitor();
  const { username } = await signedUpStudent(rider, { college: college.name });
  const theirs = cardTo(rider, place);
  const mine = cardTo(page, place);

  await rider.goto(`/cab-sharing?cab=${id}`);
  await expect(theirs.getByText('Fare split equally')).toBeInViewport();
  await expect(theirs.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await settled(rider);
  expect(await cls(rider)).toBeLessThan(0.02);
  await theirs.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(theirs.getByRole('button', { name: 'Withdraw' })).toBeFocused();

  await page.goto('/cab-sharing');
  await expect(mine.getByText('1 seat request', { exact: true })).toBeVisible();
  await toggle(mine).click();
  await mine.getByRole('button', { name: `Grant the request of ${username}` }).click();
  await expect(mine.getByText('Granted')).toBeVisible();
  await expect(mine.getByText('Full').first()).toBeVisible();

  await expect(theirs.getByText('Seat granted').first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Give it back' }).click();
  await rider.getByRole('alertdialog').getByRole('button', { name: 'Give it back' }).click();
  await expect(theirs.getByText('1 seat left').first()).toBeVisible();
});

test('a seat request for a ride that is now full shows an error and marks the card as Full', async ({
  page,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  const { college, username: driver } = await signedUpStudent(page);
  const place = `Mall of ${driver}`;
  const id = await offer(page, { destination: place, seatsAvailable: 1 });
  const [quick, slow] = [await newVisitor(), await newVisitor()];
  await signedUpStudent(quick, { college: college.name });
  await signedUpStudent(slow, { college: college.name });
  await slow.goto(`/cab-sharing?to=${encodeURIComponent(place)}`);
  const card = cardTo(slow, place);
  await toggle(card).click();
  await expect(card.getByRole('button', { name: 'Ask for a seat' })).toBeVisible();
  await quick.request.post(`/api/cabs/${id}/seat`);
  const requests = await (await page.request.get(`/api/cabs/${id}/seat-requests`)).json();
  const answer = `/api/cabs/${id}/seat-requests/${requests[0]._id}`;
  expect((await page.request.post(answer, { data: { action: 'grant' } })).ok()).toBe(true);
  await card.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(slow.getByRole('alert').getByText('This ride is full')).toBeVisible();
  await expect(card.getByText('Full', { exact: true }).first()).toBeVisible();
  await slow.getByRole('checkbox', { name: 'Only rides with seats' }).check();
  await expect(slow.getByText('No rides found')).toBeVisible();
});

test('25 rides of a student load page by page, pass axe and fit all screen widths', async ({
  page,
  signedUpStudent,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  const { username } = await signedUpStudent(page);
  const numbers = Array.from({ length: 25 }, (_, index) => index);
  await Promise.all(
    numbers.map((index) =>
      offer(page, {
        destination: `Stop ${index} of ${username}`,
        journeyDate: dayAhead(2 + index),
      }),
    ),
  );
  await page.goto('/cab-sharing?tab=your');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  for (const count of [20, 25]) {
    await page.getByRole('button', { name: 'Load More' }).scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(count);
  }
  await expect(page.getByText("You've reached the end of your rides!")).toBeVisible();
  await expect(cards.last()).toContainText(`Stop 24 of ${username}`);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/cab-sharing?cab=c0000000-0000-4000-8000-000000000000');
    await expect(page.getByText("This ride doesn't exist, or it was deleted")).toBeVisible();
    await toggle(cardTo(page, `Stop 3 of ${username}`)).click();
    await settled(page);
    await axe(page);
    await cardTo(page, `Stop 3 of ${username}`).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Pickup location')).toBeVisible();
    for (const width of [320, 360, 1280]) await fitsNarrowScreen(page, width);
    await page.goto('/cab-sharing?add=1');
    await expect(page.getByRole('dialog').getByLabel('Pickup location')).toBeVisible();
    await settledDialog(page);
    await axe(page);
  }
  await page.goto('/cab-sharing');
  await settled(page);
  expect(await cls(page)).toBeLessThan(0.02);
});
