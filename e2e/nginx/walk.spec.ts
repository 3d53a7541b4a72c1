import { box, matched, openChat, said } from '../support/dating';
import { pageOf, remoteNames } from '../support/federation';
import { settled } from '../support/accessibility';
import { expect } from '@playwright/test';
import { test } from './large-site';

const others = ['/dashboard', '/events', '/explore', '/profile', '/upload'];

test('a student opens every page, and no remote is missing', async ({
  page,
  large,
  signedUpStudent,
}) => {
  await page.goto(large.url);
  await signedUpStudent(page);
  for (const path of [...remoteNames.map(pageOf), ...others]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await settled(page);
    await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
  }
});

test('a chat message sent to either of two API processes arrives live', async ({
  page,
  large,
  newVisitor,
  signedUpStudent,
}) => {
  const { arjun: other, matchId } = await matched({ page, newVisitor, signedUpStudent });
  await openChat(page, matchId);
  await expect(box(page)).toBeFocused();
  // One of them does not have the page's connection: what is sent there must pass through both.
  for (const [place, { ready }] of large.processes.entries()) {
    const data = { matchId, message: `Chai at ${place}?` };
    const sent = await other.request.post(`${await ready}/api/dating/send-message`, { data });
    expect(sent.ok(), await sent.text()).toBe(true);
    await expect(said(page).last()).toHaveText(data.message);
  }
});
