import { fakeServer, held, refusal } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import { aProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { asha, card, findCard, gone, meera, noAnswer, page, routes } from './explore-fixtures';

beforeEach(emptyBrowser);

test('a card has photo, name, description, gender and the button that asks', async () => {
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
  [() => aProfile({ gender: 'male' }), 'Showing female profiles'],
  [() => aProfile({ gender: 'female' }), 'Showing male profiles'],
  [() => aProfile({ gender: 'other' }), 'Showing other profiles'],
  [() => refusal(500, ''), 'Showing profiles based on your gender preference'],
])('says whom the server shows', async (own, line) => {
  fakeServer(routes([], { 'GET /api/dating/profile': own }));
  renderAt('/dating-explore');
  expect(await screen.findByText(line)).toBeVisible();
});

test('is busy until the profiles are there, and says when there are none', async () => {
  const profiles = held<unknown>();
  fakeServer(routes([], { 'GET /api/dating/explore': () => profiles.answer }));
  renderAt('/dating-explore');
  const waiting = await screen.findByText('Loading profiles');
  expect(waiting.closest('[aria-busy="true"]')).not.toBeNull();
  profiles.give(page([]));
  expect(await screen.findByText('No profiles available')).toBeVisible();
  expect(screen.getByText('Check back later for new profiles!')).toBeVisible();
  expect(screen.queryByText('No more profiles to show')).not.toBeInTheDocument();
});

test.each([
  [() => refusal(500, ''), 'Failed to fetch profiles'],
  [() => refusal(503, 'Closed for an hour'), 'Closed for an hour'],
  [noAnswer, 'Server error. Please try again later.'],
])('a list that fails says so, and Try Again brings it', async (fail, message) => {
  const server = fakeServer(routes([], { 'GET /api/dating/explore': fail }));
  const user = renderAt('/dating-explore');
  expect(await screen.findByText(message)).toBeVisible();
  server.on(routes([asha]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Asha' })).toBeVisible();
});

test('who has no profile is led to make one', async () => {
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

test('more come by the cursor until there are no more; a failed page can be tried again', async () => {
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

test('asks once however often it is pressed; then the card is gone and focus goes on', async () => {
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

test('two who ask each other are matched, and are told where they write', async () => {
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
])('a request that fails says so, and can be sent again', async (fail, message) => {
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

test('who was asked before is not offered again', async () => {
  const message = "You've already sent this student a request";
  const fail = () => refusal(409, message);
  fakeServer(routes([asha], { 'POST /api/dating/send-match-request': fail }));
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText(message)).toBeVisible();
  await gone('article', 'Asha');
});

test('when the last one on screen is asked the next page comes by itself', async () => {
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

test('a page that was under way does not bring back who was asked meanwhile', async () => {
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
