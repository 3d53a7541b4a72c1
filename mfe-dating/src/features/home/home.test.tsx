import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import { aHome, noProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const withProfile = (home = aHome()): Routes => ({
  'GET /api/dating/check-profile': () => ({ hasProfile: true }),
  'GET /api/dating/home': () => home,
});

const lost = () => {
  throw offline;
};

const link = (name: string) => screen.getByRole('link', { name });

async function welcome() {
  expect(await screen.findByRole('heading', { name: 'Welcome to Dating!' })).toBeVisible();
}

describe('/dating', () => {
  test('shows a loading state, then the home of a student with a profile', async () => {
    const answer = held<unknown>();
    fakeServer({ ...withProfile(), 'GET /api/dating/check-profile': () => answer.answer });
    renderAt('/dating');
    expect(await screen.findByText('Loading')).toBeVisible();
    expect(screen.getByText('Connect with other students')).toBeVisible();
    answer.give({ hasProfile: true });
    expect(await screen.findByRole('heading', { name: 'Asha' })).toBeVisible();
    expect(document.title).toContain('Dating');
  });

  test('welcomes a student without a profile and offers to create one', async () => {
    const server = fakeServer({ 'GET /api/dating/check-profile': () => ({ hasProfile: false }) });
    const user = renderAt('/dating');
    await welcome();
    expect(
      screen.getByText('Create your dating profile to start connecting with other students.'),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem').map((hint) => hint.textContent)).toEqual([
      'Add your best photos',
      'Tell others about yourself',
      'Find your perfect match',
    ]);
    expect(server.calls('GET /api/dating/home')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Create Profile' }));
    expect(location.pathname).toBe('/dating-profile-setup');
  });

  test.each([
    [
      'the server says nothing',
      () => ({ status: 500, body: {} }),
      'Failed to check profile status',
    ],
    ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
    ['there is no answer', lost, 'Server error. Please try again later.'],
  ])('shows a failed check, and Try Again repeats it: %s', async (_name, fail, message) => {
    const server = fakeServer({ ...withProfile(), 'GET /api/dating/check-profile': fail });
    const user = renderAt('/dating');
    expect(await screen.findByText(message)).toBeVisible();
    server.on(withProfile());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Asha' })).toBeVisible();
  });
});

describe('/dating-home', () => {
  test('shows a loading state, then profile card, figures and links', async () => {
    const answer = held<unknown>();
    fakeServer({ 'GET /api/dating/home': () => answer.answer });
    renderAt('/dating-home');
    expect(await screen.findByText('Loading your dating profile...')).toBeVisible();
    answer.give(aHome({ acceptedMatches: 4 }));
    const card = within(await screen.findByRole('region', { name: 'Your profile' }));
    expect(card.getByRole('heading', { name: 'Asha' })).toBeVisible();
    expect(card.getByText('Climbs everything')).toBeVisible();
    expect(card.getByRole('img', { name: 'Your profile' })).toHaveAttribute('src', '/media/asha');
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['0', '4']);
    expect(link('Edit Profile')).toHaveAttribute('href', '/dating-profile-setup');
    expect(link('Match Requests')).toHaveAttribute('href', '/dating-match-requests');
    expect(link('Chat with Matches')).toHaveAttribute('href', '/dating-chat');
    expect(link('Explore People')).toHaveAttribute('href', '/dating-explore');
  });

  test('shows the counts of requests and unread chats on their links', async () => {
    fakeServer(withProfile(aHome({ pendingRequests: 3, unreadChats: 2 })));
    renderAt('/dating-home');
    const requests = await screen.findByRole('link', { name: 'Match Requests 3 pending' });
    expect(within(requests).getByText('3')).toBeVisible();
    expect(link('Chat with Matches 2 unread')).toBeVisible();
  });

  test.each([
    ['the server says nothing', () => ({ status: 500, body: {} }), 'Failed to load dating home'],
    ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
    ['there is no answer', lost, 'Server error'],
  ])('shows a failure under a heading, with Try Again: %s', async (_name, fail, message) => {
    const server = fakeServer({ 'GET /api/dating/home': fail });
    const user = renderAt('/dating-home');
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    server.on(withProfile());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Asha' })).toBeVisible();
  });

  test('welcomes a student without a profile', async () => {
    fakeServer({ 'GET /api/dating/home': noProfile });
    renderAt('/dating-home');
    await welcome();
  });
});
