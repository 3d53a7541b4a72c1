import { fakeServer, held, refusal } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aProfile,
  asha,
  card,
  findCard,
  gone,
  meera,
  noAnswer,
  page,
  routes,
} from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

test('a card shows photo, name, description, gender and a Send Request button', async () => {
  fakeServer(routes([asha]));
  renderAt('/dating-explore');
  const heading = { level: 1, name: 'Explore People' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dating' })).toHaveAttribute('href', '/dating');
  const person = await findCard('Asha');
  expect(person.getByRole('img', { name: 'Asha' })).toHaveAttribute('src', '/media/asha-small');
  expect(person.getByText('Climbs everything')).toBeVisible();
  expect(person.getByText('Female')).toBeVisible();
  expect(person.getByRole('button', { name: 'Send Request' })).toHaveAccessibleDescription('Asha');
  expect(document.title).toMatch(/^Explore People/);
});

test.each([
  ['photo', () => screen.getByRole('img', { name: 'Asha' })],
  ['description', () => screen.getByText('Climbs everything')],
  ['gender', () => screen.getByText('Female')],
])('a click on the %s of a card opens the profile', async (_part, find) => {
  fakeServer(routes([asha]));
  const user = renderAt('/dating-explore');
  await findCard('Asha');
  await user.click(find());
  expect(await screen.findByRole('dialog', { name: 'Asha' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card('Asha').getByRole('button', { name: 'Asha' })).toHaveFocus());
});

test.each([
  [() => aProfile({ gender: 'male' }), 'Showing female profiles'],
  [() => aProfile({ gender: 'female' }), 'Showing male profiles'],
  [() => aProfile({ gender: 'other' }), 'Showing other profiles'],
  [() => refusal(500, ''), 'Showing profiles based on your gender preference'],
])('the page says which gender it shows (%#)', async (own, line) => {
  fakeServer(routes([], { 'GET /api/dating/profile': own }));
  renderAt('/dating-explore');
  expect(await screen.findByText(line)).toBeVisible();
});

test('the page is busy while loading, and shows an empty state without profiles', async () => {
  const profiles = held<unknown>();
  fakeServer(routes([], { 'GET /api/dating/explore': () => profiles.answer }));
  renderAt('/dating-explore');
  expect(await screen.findByText('Loading profiles')).toHaveAttribute('role', 'status');
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  profiles.give(page([]));
  expect(await screen.findByText('No profiles available')).toBeVisible();
  expect(screen.getByText('Check back later for new profiles!')).toBeVisible();
  expect(screen.queryByText('No more profiles to show')).not.toBeInTheDocument();
});

test.each([
  [() => refusal(500, ''), 'Failed to fetch profiles'],
  [() => refusal(503, 'Closed for an hour'), 'Closed for an hour'],
  [noAnswer, 'Server error. Please try again later.'],
])('a failed list shows an error, and Try Again loads it (%#)', async (fail, message) => {
  const server = fakeServer(routes([], { 'GET /api/dating/explore': fail }));
  const user = renderAt('/dating-explore');
  expect(await screen.findByText(message)).toBeVisible();
  server.on(routes([asha]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Asha' })).toBeVisible();
});

test('a student without a profile gets a link to create one', async () => {
  const fail = () => refusal(403, 'Please create your dating profile first');
  fakeServer(routes([], { 'GET /api/dating/explore': fail, 'GET /api/dating/profile': fail }));
  renderAt('/dating-explore');
  expect(await screen.findByText('Please create your dating profile first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/dating-profile-setup',
  );
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('Load More follows the cursor until the last page, and a failed page can be retried', async () => {
  const server = fakeServer(
    routes([], {
      'GET /api/dating/explore': ({ query }) =>
        query.get('cursor') ? refusal(500, '') : page([asha], { hasMore: true, nextCursor: 'n' }),
    }),
  );
  const user = renderAt('/dating-explore');
  await user.click(await screen.findByRole('button', { name: 'Load More Profiles' }));
  expect(await screen.findByText('Failed to fetch profiles')).toBeVisible();
  server.on({ 'GET /api/dating/explore': () => page([asha, meera]) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No more profiles to show')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(server.calls('GET /api/dating/explore').at(-1)?.query.get('cursor')).toBe('n');
});

test('repeated clicks send one request, then the card is removed and focus moves on', async () => {
  const answer = held<unknown>();
  const server = fakeServer(
    routes([asha, meera], { 'POST /api/dating/send-match-request': () => answer.answer }),
  );
  const user = renderAt('/dating-explore');
  const button = (await findCard('Asha')).getByRole('button', { name: 'Send Request' });
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(card('Meera').getByRole('button', { name: 'Send Request' })).not.toHaveAttribute(
    'aria-busy',
  );
  answer.give({ message: 'ok', matched: false });
  expect(await screen.findByText('Request sent!')).toBeVisible();
  await gone('article', 'Asha');
  expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus();
  expect(server.calls('POST /api/dating/send-match-request').map(({ body }) => body)).toEqual([
    { toUserId: 'asha' },
  ]);
});

test('mutual requests become a match, and a message points to the chat', async () => {
  fakeServer(
    routes([asha], {
      'POST /api/dating/send-match-request': () => ({ message: 'ok', matched: true }),
    }),
  );
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText("It's a match! You both asked.")).toBeVisible();
  expect(screen.getByText('You can message Asha now, in Chat with Matches.')).toBeVisible();
  expect(await screen.findByText('No profiles available')).toBeVisible();
});

test.each([
  [() => refusal(500, ''), 'Failed to send request'],
  [() => refusal(429, 'Enough for today'), 'Enough for today'],
  [noAnswer, 'Server error. Please try again.'],
])('a failed request shows the error and can be retried (%#)', async (fail, message) => {
  const server = fakeServer(routes([asha], { 'POST /api/dating/send-match-request': fail }));
  const user = renderAt('/dating-explore');
  const button = (await findCard('Asha')).getByRole('button', { name: 'Send Request' });
  await user.click(button);
  expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
  server.on(routes([]));
  await user.click(button);
  await gone('article', 'Asha');
  expect(server.calls('POST /api/dating/send-match-request')).toHaveLength(2);
});

test('a student with an earlier request is removed from the list', async () => {
  const message = "You've already sent this student a request";
  const fail = () => refusal(409, message);
  fakeServer(routes([asha], { 'POST /api/dating/send-match-request': fail }));
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText(message)).toBeVisible();
  await gone('article', 'Asha');
});

test('a request to the last visible student loads the next page', async () => {
  fakeServer(
    routes([], {
      'GET /api/dating/explore': ({ query }) =>
        query.get('cursor') ? page([meera]) : page([asha], { hasMore: true, nextCursor: 'n' }),
    }),
  );
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByRole('article', { name: 'Meera' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Asha' })).not.toBeInTheDocument();
});

test('a page that was loading during a request does not restore the requested student', async () => {
  const next = held<unknown>();
  fakeServer(
    routes([], {
      'GET /api/dating/explore': ({ query }) =>
        query.get('cursor') ? next.answer : page([asha], { hasMore: true, nextCursor: 'n' }),
    }),
  );
  const user = renderAt('/dating-explore');
  await user.click(await screen.findByRole('button', { name: 'Load More Profiles' }));
  await user.click(card('Asha').getByRole('button', { name: 'Send Request' }));
  await gone('article', 'Asha');
  next.give(page([meera]));
  expect(await screen.findByRole('article', { name: 'Meera' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Asha' })).not.toBeInTheDocument();
});
