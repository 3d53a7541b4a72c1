import type { Page } from '@playwright/test';
import { dayAhead, picture, post, sell, settledDialog } from '../support/listings';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

/** Writes about an item through the site's own call. @returns the conversation */
async function ask(page: Page, listing: string, message: string): Promise<string> {
  const answer = await page.request.post('/api/conversations', {
    data: { kind: 'ad', listing, message },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { conversationId: string }).conversationId;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link');
const said = (page: Page) => page.getByRole('log').getByRole('listitem').getByRole('paragraph');
const box = (page: Page) => page.getByPlaceholder('Type your message...');

/** Waits until the tab receives server events. */
async function live(page: Page): Promise<void> {
  await expect(page.getByText('Connecting…')).toBeHidden();
}

test('two students chat about an item until it is sold and the seller blocks the other', async ({
  page: seller,
  newVisitor,
  signedUpStudent,
  allowedErrors,
}) => {
  // A blocked student does not see the conversation any more.
  allowedErrors.push(/status of 404/);
  const { college } = await signedUpStudent(seller);
  const id = await sell(seller);
  const asker = await newVisitor();
  await asker.setViewportSize({ width: 360, height: 740 });
  const other = await signedUpStudent(asker, { college: college.name });

  await test.step('the seller opens an empty inbox', async () => {
    await seller.goto('/messages');
    await expect(seller.getByText('No messages yet')).toBeVisible();
    await settled(seller);
    await live(seller);
  });

  await test.step('the asker edits the suggested message by keyboard and sends it', async () => {
    await asker.goto(`/buy-sell?ad=${id}`);
    await expect(asker.getByRole('button', { name: 'Show contact' })).toBeVisible();
    await asker.getByRole('link', { name: 'Is this available?' }).press('Enter');
    const dialog = asker.getByRole('dialog', { name: 'Is this available?' });
    await expect(dialog.getByLabel('Message')).toBeFocused();
    await expect(dialog.getByLabel('Message')).toHaveValue('Hi, is this still available?');
    await settledDialog(asker);
    await axe(asker);
    await asker.keyboard.press('Escape');
    await expect(asker).toHaveURL(/\/buy-sell/);
    await asker.getByRole('link', { name: 'Is this available?' }).press('Enter');
    await dialog.getByLabel('Message').fill('Hi, is the lamp still there?');
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(asker).toHaveURL(/\/messages\/[\w-]+$/);
    await expect(said(asker)).toHaveText(['Hi, is the lamp still there?']);
    await expect(box(asker)).toBeFocused();
  });

  await test.step('the seller sees the message arrive and answers', async () => {
    const row = rows(seller);
    await expect(row).toContainText('Study lamp');
    await expect(row).toContainText('1 unread message');
    await expect(row).toContainText(other.username);
    await expect(row).toContainText('Hi, is the lamp still there?');
    await row.press('Enter');
    await expect(said(seller)).toHaveText(['Hi, is the lamp still there?']);
    await expect(box(seller)).toBeFocused();
    await seller.keyboard.type('Yes, come to block C');
    await seller.keyboard.press('Enter');
    await expect(said(seller).last()).toHaveText('Yes, come to block C');
    await expect(said(asker).last()).toHaveText('Yes, come to block C');
    await seller.goBack();
    await expect(row).not.toContainText('unread');
  });

  await test.step('asking again opens the same conversation', async () => {
    await asker.goBack();
    await asker.getByRole('link', { name: 'Is this available?' }).click();
    await expect(said(asker)).toHaveCount(2);
    await live(asker);
  });

  await test.step('a sold item shows Sold and cannot be asked about any more', async () => {
    const sold = await seller.request.put(`/api/sell/${id}`, { data: { isSold: true } });
    expect(sold.ok()).toBe(true);
    await seller.reload();
    await expect(rows(seller)).toContainText('Sold');
    await asker.reload();
    await expect(asker.getByRole('link', { name: /Study lamp.*Sold/ })).toBeVisible();
    await box(asker).fill('Thanks all the same');
    await box(asker).press('Enter');
    await expect(said(asker).last()).toHaveText('Thanks all the same');
    await expect(rows(seller)).toContainText('Thanks all the same');
    const third = await newVisitor();
    await signedUpStudent(third, { college: college.name });
    await third.goto(`/buy-sell?ad=${id}`);
    await expect(third.getByText('Warm light', { exact: true })).toBeVisible();
    await expect(third.getByRole('link', { name: 'Is this available?' })).toHaveCount(0);
  });

  await test.step('a block ends the conversation for both', async () => {
    await rows(seller).click();
    await seller.getByRole('button', { name: 'More actions' }).click();
    await seller.getByRole('menuitem', { name: 'Block' }).click();
    const question = seller.getByRole('alertdialog', { name: `Block ${other.username}` });
    await question.getByRole('button', { name: 'Block' }).click();
    await expect(seller.getByText('No messages yet')).toBeVisible();
    await box(asker).fill('Are you there?');
    await box(asker).press('Enter');
    await expect(asker.getByText("This conversation isn't there any more")).toBeVisible();
    await asker.getByRole('link', { name: 'Back to messages' }).click();
    await expect(asker.getByText('No messages yet')).toBeVisible();
  });
});

/** An event or a trip tomorrow. */
const occasion = async (name: 'event' | 'explore') => ({
  ...{ images: [await picture()], title: `Open ${name}`, organiserName: 'Asha Rao' },
  ...{ [`${name}Date`]: dayAhead(1), [`${name}Time`]: '17:30' },
});

const listings = [
  {
    noun: 'a ride',
    calls: '/api/cabs',
    address: '/cab-sharing?cab=',
    own: () => ({
      ...{ source: 'Main Gate', destination: 'Airport', passengerName: 'Asha Rao' },
      ...{ journeyDate: dayAhead(1), journeyTime: '17:30', seatsAvailable: 2, socialMedia: '' },
    }),
    ask: 'Ask for the meeting point',
    text: 'Hi, where do we meet?',
    card: /Main Gate to Airport.*2 seats left/,
  },
  {
    noun: 'an event',
    calls: '/api/events',
    address: '/events?event=',
    own: () => occasion('event'),
    ask: 'Ask the organiser',
    text: "Hi, I'd like to know more about this.",
    card: /Open event.*Tomorrow/,
  },
  {
    noun: 'a trip',
    calls: '/api/explores',
    address: '/explore?explore=',
    own: () => occasion('explore'),
    ask: 'Ask the organiser',
    text: "Hi, I'd like to know more about this.",
    card: /Open explore.*Tomorrow/,
  },
];

for (const { noun, calls, address, own, ask: link, text, card } of listings) {
  test(`another student asks about ${noun} from its card, and its owner cannot`, async ({
    page,
    newVisitor,
    signedUpStudent,
  }) => {
    const { college } = await signedUpStudent(page);
    const shared = { description: 'Bring a friend', phone: '98765 43210' };
    const id = await post(page, calls, { ...shared, ...(await own()) });
    const asker = await newVisitor();
    await signedUpStudent(asker, { college: college.name });
    await page.goto(address + id);
    await expect(page.getByText('Bring a friend')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('link', { name: link })).toHaveCount(0);
    await asker.goto(address + id);
    await asker.getByRole('link', { name: link }).click();
    const dialog = asker.getByRole('dialog', { name: link });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(said(asker)).toHaveText([text]);
    await expect(asker.getByRole('link', { name: card })).toBeVisible();
  });
}

test('inbox, conversation and new message pass axe, fit all screen widths and keep CLS low', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  test.slow();
  const { college } = await signedUpStudent(page);
  const lamp = await sell(page, { title: 'A study lamp with a shade that turns and a long name' });
  const unasked = await sell(page);
  const kettle = await sell(page, { title: 'Kettle', price: 0 });
  const asker = await newVisitor();
  await signedUpStudent(asker, { college: college.name });
  const id = await ask(asker, lamp, 'Hi, is this still available?');
  await ask(asker, kettle, 'Hi!');
  const answer = { message: 'Yes. You find me in the library until eight, on the second floor.' };
  await page.request.post(`/api/conversations/${id}/messages`, { data: answer });
  await page.request.put(`/api/sell/${kettle}`, { data: { isSold: true } });

  for (const path of ['/messages', `/messages/${id}`, `/messages?ask=ad.${unasked}`]) {
    for (const width of [360, 1280]) {
      await asker.setViewportSize({ width, height: 740 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await asker.emulateMedia({ colorScheme });
        await asker.goto(path);
        await settled(asker);
        await live(asker);
        if (path.includes('ask')) await expect(asker.getByLabel('Message')).toBeFocused();
        await axe(asker);
        await fitsNarrowScreen(asker, width);
        expect(await cls(asker), `${path} at ${width}`).toBeLessThan(0.02);
      }
    }
    await fitsNarrowScreen(asker, 320);
  }
});
