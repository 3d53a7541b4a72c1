import { expect, type Page } from '@playwright/test';
import { picture } from './listings';

async function answered(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api/dating/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Creates a profile for the user signed in on the page, through the site's own call. @returns their id */
export async function joinDating(page: Page, changes: object = {}): Promise<string> {
  const profile = {
    profilePhoto: await picture(),
    images: [],
    name: 'Asha',
    gender: 'female',
    shortDescription: 'Climber and chai person',
    fullDescription: 'I climb on weekends and read by the library lamp.',
    partnerPreferences: 'Somebody who laughs easily',
    ...changes,
  };
  const made = await answered(page, 'create-profile', profile);
  return (made as { user_id: string }).user_id;
}

/** Requests a match from one page and accepts it on the other. @returns the match's id */
export async function makeMatch(from: Page, to: { page: Page; id: string }): Promise<string> {
  await answered(from, 'send-match-request', { toUserId: to.id });
  const [request] = await (await to.page.request.get('/api/dating/match-requests')).json();
  await answered(to.page, 'respond-match-request', { matchId: request._id, action: 'accept' });
  return request._id;
}

interface Visitors {
  readonly page: Page;
  readonly newVisitor: () => Promise<Page>;
  readonly signedUpStudent: (page: Page) => Promise<unknown>;
}

/** Two matched students, each with a page. */
export async function matched({ page: asha, newVisitor, signedUpStudent }: Visitors) {
  const arjun = await newVisitor();
  await signedUpStudent(asha);
  await signedUpStudent(arjun);
  const id = await joinDating(asha);
  await joinDating(arjun, { name: 'Arjun', gender: 'male' });
  const matchId = await makeMatch(arjun, { page: asha, id });
  return { asha, arjun, matchId };
}

/** Sends a message through the site's own call. */
export async function say(page: Page, matchId: string, message: string): Promise<void> {
  await answered(page, 'send-message', { matchId, message });
}

export const log = (page: Page) => page.getByRole('log');
/** The messages in the open conversation, oldest first. */
export const said = (page: Page) => log(page).getByRole('listitem').getByRole('paragraph');
export const box = (page: Page) => page.getByPlaceholder('Type your message...');

/** Opens a conversation and waits until it is live. */
export async function openChat(page: Page, matchId: string): Promise<void> {
  // Listens from its first frame on: the page may be connected before it has loaded.
  const isLive = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) resolve();
      });
    });
  });
  await page.goto(`/dating-chat?match=${matchId}`);
  await isLive;
  await expect(box(page)).toBeFocused();
}
