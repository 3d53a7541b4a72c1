import { box, joinDating, makeMatch, openChat, said, say } from '../support/dating';
import { pageOf } from '../support/federation';
import { settled } from '../support/accessibility';
import { expect } from '@playwright/test';
import { test } from './large-site';

const pages = [
  ...Object.values(pageOf),
  '/dashboard',
  '/events',
  '/explore',
  '/profile',
  '/upload',
];

test('a student opens every page, and no remote is missing', async ({
  page,
  large,
  signedUpStudent,
}) => {
  await page.goto(large.url);
  await signedUpStudent(page);
  for (const path of pages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await settled(page);
    await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
  }
});

test('a chat message arrives live with two API processes', async ({
  page,
  newVisitor,
  signedUpStudent,
}) => {
  const other = await newVisitor();
  await signedUpStudent(page);
  await signedUpStudent(other);
  const id = await joinDating(page);
  await joinDating(other, { name: 'Arjun', gender: 'male' });
  const matchId = await makeMatch(other, { page, id });
  await openChat(page, matchId);
  await expect(box(page)).toBeFocused();
  await say(other, matchId, 'Chai at five?');
  await expect(said(page).last()).toHaveText('Chai at five?');
});
