import type { MatchRequest } from '@campus/contract';
import { queryClient } from '@campus/contract/react';
import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCard, aProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

const asha: MatchRequest = { _id: 'm1', profile: aCard(), createdAt: '2026-03-13T20:00:00.000Z' };
const meera: MatchRequest = {
  _id: 'm2',
  profile: aCard({ user_id: 'meera', name: 'Meera', shortDescription: 'Sings' }),
  createdAt: '2026-03-12T20:00:00.000Z',
};
const noAnswer = () => {
  throw offline;
};
const ok = () => ({ message: 'ok' });
const respond = 'POST /api/dating/respond-match-request';

const routes = (requests: readonly MatchRequest[], more: Routes = {}): Routes => ({
  'GET /api/dating/match-requests': () => requests,
  'GET /api/dating/profile/asha': () => aProfile(),
  [respond]: ok,
  ...more,
});

beforeEach(emptyBrowser);

const card = (name: string) => within(screen.getByRole('article', { name }));
const findCard = async (name: string) => within(await screen.findByRole('article', { name }));
const gone = (role: string, name?: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());

test('a match request shows photo, name, description and the date in the campus time zone', async () => {
  fakeServer(routes([asha]));
  renderAt('/dating-match-requests');
  const request = await findCard('Asha');
  expect(screen.getByRole('heading', { level: 1, name: 'Match Requests' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dating' })).toHaveAttribute('href', '/dating');
  expect(request.getByRole('img', { name: 'Asha' })).toHaveAttribute('src', '/media/asha-small');
  expect(request.getByText('Climbs everything')).toBeVisible();
  // Half past one at night in Kolkata, the evening before in UTC.
  expect(request.getByText('14 Mar 2026').parentElement).toHaveTextContent('Sent 14 Mar 2026');
  expect(request.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription('Asha');
  expect(request.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription('Asha');
});

test('a click on the photo of a request opens the profile of its sender, if there is one', async () => {
  const nobody = { ...meera, profile: aCard({ user_id: '', name: 'Meera' }) };
  const server = fakeServer(routes([asha, nobody]));
  const user = renderAt('/dating-match-requests');
  await user.click((await findCard('Meera')).getByRole('img'));
  expect(location.search).toBe('');
  await user.click(card('Asha').getByRole('img'));
  expect(await screen.findByRole('dialog', { name: 'Asha' })).toBeVisible();
  expect(server.calls(respond)).toEqual([]);
});

test('the page is busy while loading, and shows an empty state without requests', async () => {
  const requests = held<unknown>();
  fakeServer(routes([], { 'GET /api/dating/match-requests': () => requests.answer }));
  renderAt('/dating-match-requests');
  const waiting = await screen.findByText('Loading match requests');
  expect(waiting.closest('[aria-busy="true"]')).not.toBeNull();
  requests.give([]);
  expect(await screen.findByText('No match requests')).toBeVisible();
  expect(screen.getByText("You don't have any pending match requests right now.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore People' })).toHaveAttribute(
    'href',
    '/dating-explore',
  );
});

test.each([[() => refusal(500, '')], [noAnswer]])(
  'a failed list shows an error, and Try Again loads it (%#)',
  async (fail) => {
    const server = fakeServer(routes([], { 'GET /api/dating/match-requests': fail }));
    const user = renderAt('/dating-match-requests');
    expect(await screen.findByText('Failed to fetch match requests')).toBeVisible();
    server.on(routes([asha]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Asha' })).toBeVisible();
  },
);

test('a student without a profile gets a link to create one', async () => {
  const fail = () => refusal(403, 'Please create your dating profile first');
  fakeServer(routes([], { 'GET /api/dating/match-requests': fail }));
  renderAt('/dating-match-requests');
  expect(await screen.findByText('Please create your dating profile first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/dating-profile-setup',
  );
});

const notNow = async (user: ReturnType<typeof renderAt>) => {
  const moment = within(await screen.findByRole('dialog', { name: "It's a match!" }));
  await user.click(moment.getByRole('button', { name: 'Later' }));
  await gone('dialog');
};

const stale = (path: string) => queryClient.getQueryState(['GET', path, {}])?.isInvalidated;

test.each([
  ['Accept', 'accept', 'Match request accepted!'],
  ['Reject', 'reject', 'Match request rejected.'],
])('%s sends one answer and removes the request', async (name, action, message) => {
  const answer = held<unknown>();
  const server = fakeServer(routes([asha, meera], { [respond]: () => answer.answer }));
  queryClient.setQueryData(['GET', '/api/dating/home', {}], { stats: {} });
  queryClient.setQueryData(['GET', '/api/dating/accepted-matches', {}], []);
  const user = renderAt('/dating-match-requests');
  const button = (await findCard('Asha')).getByRole('button', { name });
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  const other = card('Asha').getByRole('button', { name: name === 'Accept' ? 'Reject' : 'Accept' });
  expect(other).toHaveAttribute('aria-disabled', 'true');
  await user.click(other);
  expect(button).toHaveAttribute('aria-busy', 'true');
  answer.give({ message: 'ok' });
  expect(await screen.findByText(message)).toBeVisible();
  await gone('article', 'Asha');
  if (action === 'accept') await notNow(user);
  expect(server.calls(respond).map(({ body }) => body)).toEqual([{ matchId: 'm1', action }]);
  await waitFor(() => expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus());
  expect(stale('/api/dating/home')).toBe(true);
  expect(stale('/api/dating/accepted-matches')).toBe(true);
});

test('after an accepted request, the page links to the chat', async () => {
  fakeServer(routes([asha]));
  const user = renderAt('/dating-match-requests');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Accept' }));
  await notNow(user);
  expect(screen.getByRole('link', { name: 'Chat with Matches' })).toHaveAttribute(
    'href',
    '/dating-chat',
  );
  expect(await screen.findByText('No match requests')).toBeVisible();
});

test.each([
  [() => refusal(500, ''), 'Failed to respond to request'],
  [() => refusal(429, 'Not so fast'), 'Not so fast'],
  [noAnswer, 'Server error. Please try again.'],
])('a failed answer shows the error and can be retried (%#)', async (fail, message) => {
  const server = fakeServer(routes([asha], { [respond]: fail }));
  const user = renderAt('/dating-match-requests');
  const accept = (await findCard('Asha')).getByRole('button', { name: 'Accept' });
  await user.click(accept);
  expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
  server.on(routes([]));
  await user.click(accept);
  await gone('article', 'Asha');
});

test.each([
  [409, "You've already answered this request"],
  [404, "This request isn't there any more"],
])('%s (%s) removes the request from the list', async (status, message) => {
  fakeServer(routes([asha], { [respond]: () => refusal(status, message) }));
  const user = renderAt('/dating-match-requests');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(message)).toBeVisible();
  await gone('article', 'Asha');
  expect(location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function block(user: ReturnType<typeof renderAt>) {
  await user.click(screen.getByRole('button', { name: 'More about Asha' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Asha?' }));
  await user.click(question.getByRole('button', { name: 'Block' }));
}

test('blocking a student removes the request and moves focus to the next one', async () => {
  let requests = [asha, meera];
  fakeServer(
    routes([], {
      'GET /api/dating/match-requests': () => requests,
      'POST /api/dating/block': () => {
        requests = [meera];
        return ok();
      },
    }),
  );
  const user = renderAt('/dating-match-requests');
  await findCard('Asha');
  await block(user);
  expect(await screen.findByText("Blocked. You won't see each other any more.")).toBeVisible();
  await gone('article', 'Asha');
  await gone('alertdialog');
  await waitFor(() => expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus());
});

test('the full profile opens from a request, and the request can be accepted there', async () => {
  const server = fakeServer(routes([asha, meera]));
  const user = renderAt('/dating-match-requests');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Asha' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Asha' }));
  expect(location.search).toBe('?profile=asha');
  expect(await modal.findByText('Somebody who climbs too')).toBeVisible();
  expect(modal.queryByRole('button', { name: 'Send Request' })).not.toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Match request accepted!')).toBeVisible();
  await notNow(user);
  await gone('article', 'Asha');
  expect(location.search).toBe('');
  expect(server.calls(respond)).toHaveLength(1);
  await waitFor(() => expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus());
});

test('a failed answer keeps the profile open, and Escape leads back to the request', async () => {
  fakeServer(routes([asha], { [respond]: () => refusal(500, '') }));
  const user = renderAt('/dating-match-requests?profile=asha');
  const modal = within(await screen.findByRole('dialog', { name: 'Asha' }));
  await user.click(modal.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Failed to respond to request')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Asha' })).toBeVisible();
  await user.keyboard('{Escape}');
  await gone('dialog');
  expect(card('Asha').getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('an address of a student without a request opens no profile', async () => {
  const server = fakeServer(routes([asha]));
  renderAt('/dating-match-requests?profile=meera');
  await findCard('Asha');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.calls('GET /api/dating/profile/meera')).toHaveLength(0);
});
