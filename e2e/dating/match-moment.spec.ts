import { box, joinDating, said } from '../support/dating';
import { settledDialog } from '../support/listings';
import { axe, expect, fitsNarrowScreen, settled, test } from '../support/test';

test('the match dialog works by keyboard on a phone and leads to a first message', async ({
  page: asha,
  newVisitor,
  signedUpStudent,
}) => {
  const arjun = await newVisitor();
  await signedUpStudent(asha);
  await signedUpStudent(arjun);
  const toUserId = await joinDating(asha);
  await joinDating(arjun, {
    name: 'Arjun',
    gender: 'male',
    shortDescription: 'Climber, third year',
  });
  const asked = await arjun.request.post('/api/dating/send-match-request', { data: { toUserId } });
  expect(asked.ok()).toBe(true);
  const code: string[] = [];
  asha.on('request', (request) => code.push(request.url()));
  const ofMoment = () => code.filter((url) => url.includes('match-moment'));

  await asha.setViewportSize({ width: 360, height: 740 });
  await asha.goto('/dating-home');
  await asha.getByRole('link', { name: /Match Requests.*1/ }).click();
  const accept = asha.getByRole('button', { name: 'Accept' });
  await accept.focus();
  await settled(asha);
  expect(ofMoment()).toEqual([]);
  await accept.press('Enter');
  const moment = asha.getByRole('dialog', { name: "It's a match!" });
  await expect(asha.getByText('Match request accepted!')).toBeVisible();
  await expect(moment.locator('img')).toHaveCount(2);
  await expect(moment.getByRole('button', { pressed: true })).toBeFocused();
  await expect(moment.getByRole('button', { pressed: true })).toHaveText(/^You climb too!/);
  expect(ofMoment().length).toBeGreaterThan(0);
  await settledDialog(asha);
  const { width, height } = (await moment.boundingBox()) ?? {};
  expect([width, height]).toEqual([360, 740]);
  await fitsNarrowScreen(asha);
  await axe(asha);
  await asha.emulateMedia({ colorScheme: 'dark' });
  await axe(asha);
  await asha.setViewportSize({ width: 1280, height: 800 });
  await expect(moment.getByRole('link', { name: 'Say hello' })).toBeInViewport();
  await axe(asha);
  await asha.setViewportSize({ width: 360, height: 740 });

  await asha.goBack();
  await expect(moment).toBeHidden();
  await asha.goForward();
  await expect(moment.getByRole('button', { pressed: true })).toBeFocused();
  await asha.keyboard.press('Tab');
  await asha.keyboard.press('Space');
  const line = 'How is your third year going?';
  await expect(moment.getByRole('button', { pressed: true })).toHaveText(line);
  const hello = moment.getByRole('link', { name: 'Say hello' });
  // Past the third line, Later and the end, round to the beginning: focus stays inside.
  for (let presses = 0; presses < 10; presses += 1) await asha.keyboard.press('Tab');
  await expect(moment.locator(':focus')).toHaveCount(1);
  await hello.press('Enter');
  await expect(asha).toHaveURL(/\/dating-chat\?match=/);
  await expect(box(asha)).toHaveValue(line);
  await expect(box(asha)).toBeFocused();
  await box(asha).press('Enter');
  await expect(said(asha)).toHaveText([line]);
  await asha.goBack();
  await expect(asha).toHaveURL(/\/dating-match-requests$/);
  await expect(moment).toBeHidden();
});
