import { findOwnDatingProfile } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { fakeServer, type Routes } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { aCard, aMatch, aProfile } from '../test-support/dating';
import { emptyBrowser, goBack, renderAt } from '../test-support/render-at';

const meera = aCard({ user_id: 'meera', name: 'Meera' });
const request = (_id: string, profile: typeof meera) => ({ _id, profile, createdAt: '' });
const routes: Routes = {
  'GET /api/dating/match-requests': () => [request('m1', aCard()), request('m2', meera)],
  'GET /api/dating/profile/asha': () => aProfile(),
  'POST /api/dating/respond-match-request': () => ({ message: 'ok' }),
  'GET /api/dating/accepted-matches': () => [aMatch()],
  'GET /api/dating/chat/m1': () => [],
};
const own = aProfile({
  user_id: 'me',
  name: 'Ravi',
  profileThumbnail: '/media/ravi-small',
  shortDescription: 'Climber',
});

beforeEach(() => {
  emptyBrowser();
  const student = { _id: 'me', college_id: 'c1', username: 'ravi', isStaff: false };
  useSession.setState({ status: 'signed-in', student }, true);
});

const title = { name: "It's a match!" };
const findMoment = async () => within(await screen.findByRole('dialog', title));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function accept(more: Routes = {}) {
  const server = fakeServer({ ...routes, ...more });
  const user = renderAt('/dating-match-requests');
  const card = within(await screen.findByRole('article', { name: 'Asha' }));
  await user.click(card.getByRole('button', { name: 'Accept' }));
  return { server, user, moment: await findMoment() };
}

const pressed = (moment: Awaited<ReturnType<typeof findMoment>>) =>
  moment.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
const photos = () =>
  [...screen.getByRole('dialog', title).querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  );

test('accepting a request opens the match dialog, and the chosen opener is put in the chat', async () => {
  queryClient.setQueryData(callKey(findOwnDatingProfile, {}), own);
  const { server, user, moment } = await accept();
  expect(screen.getByText('Match request accepted!')).toBeVisible();
  expect(screen.getByRole('dialog', title)).toHaveAccessibleDescription(
    'You and Asha can write to each other now.',
  );
  expect(photos()).toEqual(['/media/ravi-small', '/media/asha-small']);
  expect(pressed(moment)).toEqual(['You climb too! Where do you usually go?']);
  const line = 'What was the best part of your day?';
  await user.click(moment.getByRole('button', { name: line }));
  expect(pressed(moment)).toEqual([line]);
  expect(server.calls('GET /api/dating/profile')).toHaveLength(0);
  expect(server.calls('GET /api/dating/profile/asha')).toHaveLength(0);
  const steps = history.length;
  await user.click(moment.getByRole('link', { name: 'Say hello' }));
  const box = await screen.findByRole('textbox', { name: 'Message to Asha' });
  expect(box).toHaveValue(line);
  await waitFor(() => expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument());
  expect(location.search).toBe('?match=m1');
  // Back leads to the requests, not to the moment.
  expect(history.length).toBe(steps);
  await user.type(box, ' Mine was you.');
  expect(box).toHaveValue(`${line} Mine was you.`);
  expect(server.calls('POST /api/dating/send-message')).toHaveLength(0);
});

test('without a chosen opener, the chat input is empty', async () => {
  const { user, moment } = await accept();
  await user.click(moment.getByRole('button', { pressed: true }));
  await user.click(moment.getByRole('link', { name: 'Say hello' }));
  expect(await screen.findByRole('textbox', { name: 'Message to Asha' })).toHaveValue('');
});

test('without a cached own profile, its photo is loaded and the suggestions stay', async () => {
  const { moment } = await accept({ 'GET /api/dating/profile': () => own });
  await waitFor(() => expect(photos()).toEqual(['/media/ravi-small', '/media/asha-small']));
  expect(pressed(moment)).toEqual(['How did you get into climbing?']);
});

test.each(['Later', 'Close', 'Escape', 'Back'])('%s closes the match dialog', async (way) => {
  const { user, moment } = await accept();
  expect(location.search).toBe('?matched=m1');
  if (way === 'Back') await goBack();
  else if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(moment.getByRole('button', { name: way }));
  await gone();
  expect(location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Meera' })).toHaveFocus());
});

test('the match dialog replaces an open profile, and Back leads to the list', async () => {
  fakeServer(routes);
  const user = renderAt('/dating-match-requests');
  await user.click(await screen.findByRole('button', { name: 'Asha' }));
  const profile = within(await screen.findByRole('dialog', { name: 'Asha' }));
  await profile.findByText('I climb, and I read on the roof.');
  await user.click(profile.getByRole('button', { name: 'Accept' }));
  const moment = await findMoment();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  // The full text was loaded there.
  expect(moment.getByRole('button', { name: 'How did you get into climbing?' })).toBeVisible();
  await goBack();
  await gone();
  expect(location.search).toBe('');
});

test('a mutual request opens the match dialog at once', async () => {
  fakeServer({
    'GET /api/dating/profile': () => own,
    'GET /api/dating/explore': () => ({ profiles: [aCard()], pagination: { hasMore: false } }),
    'POST /api/dating/send-match-request': () => ({ message: '', matched: true, matchId: 'm1' }),
  });
  const user = renderAt('/dating-explore');
  await user.click(await screen.findByRole('button', { name: 'Send Request' }));
  const moment = await findMoment();
  expect(photos()).toEqual(['/media/ravi-small', '/media/asha-small']);
  expect(moment.getByRole('link', { name: 'Say hello' })).toHaveAttribute(
    'href',
    '/dating-chat?match=m1',
  );
});

test('a saved address of the match dialog opens nothing', async () => {
  fakeServer(routes);
  renderAt('/dating-match-requests?matched=m1');
  await screen.findByRole('article', { name: 'Asha' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
