import type { AnswerOf, readLiveRemotes } from '@campus/contract';
import { queryClient } from '@campus/contract/react';
import { useSession } from '@campus/shared-auth';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { fakeApi, type FakeApi } from '../testing/open-site';
import { StaffPage } from './staff-page';

const call = 'GET /api/staff/remotes';

const unharmed = { cards: 0, frozen: 0, late: 0 };

const live: AnswerOf<typeof readLiveRemotes> = {
  at: '2026-11-21T12:00:00.000Z',
  shell: {
    errors: 1,
    students: { failed: 0, ran: 0 },
    networks: { failed: 1, ran: 1 },
    ...unharmed,
    topErrors: [],
  },
  dropped: [{ remote: 'mfe-tea', reason: 'with a ticket older than a day', count: 12 }],
  remotes: [
    {
      remote: 'mfe-tea',
      title: 'Tea',
      owner: 'Team Tea',
      status: 'on',
      notice: null,
      builds: [
        {
          build: 'two',
          role: 'live',
          share: 80,
          since: '2026-11-21T09:00:00.000Z',
          errors: 4,
          students: { failed: 1, ran: 9 },
          networks: { failed: 0, ran: 2 },
          ...{ cards: 2, frozen: 0, late: 1 },
          verdict: { act: 'keep', reason: 'errors reported by 1 of 9 students: too few' },
          topErrors: [{ kind: 'error', message: 'Kettle broke', page: '/tea/:cup', count: 4 }],
        },
        {
          build: 'three',
          role: 'canary',
          share: 20,
          since: null,
          errors: 0,
          students: { failed: 0, ran: 3 },
          networks: { failed: 0, ran: 0 },
          ...unharmed,
          verdict: null,
          topErrors: [],
        },
      ],
      history: [
        {
          at: '2026-11-21T09:00:00.000Z',
          action: 'rollback',
          build: 'two',
          from: 'bad',
          by: 'breaker',
          reason: '6 errors in 3 browsers within 5 minutes',
          source: null,
        },
        {
          at: '2026-11-21T08:30:00.000Z',
          action: 'ask',
          build: 'bad',
          from: null,
          by: 'breaker',
          reason: 'errors reported by 1 of 9 students: the site checks the build itself',
          source: null,
        },
        {
          at: '2026-11-21T08:00:00.000Z',
          action: 'publish',
          build: 'bad',
          from: 'two',
          by: 'team',
          reason: null,
          source: 'Tea CI, main, 1a2b3c4d',
        },
      ],
    },
  ],
};

function open(isStaff: boolean, answers: Parameters<typeof fakeApi>[0] = {}): FakeApi {
  const api = fakeApi({ [call]: { body: live }, ...answers });
  const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff };
  useSession.setState({ status: 'signed-in', student }, true);
  render(
    <BrowserRouter>
      <StaffPage />
    </BrowserRouter>,
  );
  return api;
}

beforeEach(() => queryClient.clear());
afterEach(() => jest.useRealTimers());

test('a student who is not staff sees Page not found, without a request', async () => {
  const api = open(false);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Campus');
  expect(api.asked).toEqual([]);
});

test('a student who is no longer staff sees Page not found', async () => {
  open(true, { [call]: { status: 404, body: { message: "There's nothing here" } } });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('shows the builds of a remote, conclusions, reported errors and last changes', async () => {
  open(true);
  const card = within(await screen.findByRole('region', { name: 'Tea' }));
  const rows = card.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'Livetwo80 %3 h4 1 of 9 students, 0 of 2 networks, error card: 2, slow page: 1',
    'Canarythree20 %unknownnone',
  ]);
  expect(card.getByRole('list', { name: 'Verdicts of the breaker' })).toHaveTextContent(
    'two stays live: errors reported by 1 of 9 students: too few',
  );
  expect(card.getByRole('list', { name: 'Errors reported by browsers' })).toHaveTextContent(
    '4 × Kettle broke (error, /tea/:cup)',
  );
  await userEvent.click(card.getByText('Recent changes of Tea'));
  expect(card.getByText(/bad was rolled back, two is live, by the breaker/)).toHaveTextContent(
    '6 errors in 3 browsers within 5 minutes',
  );
  expect(card.getByText(/bad was checked, by the breaker/)).toHaveTextContent(
    'errors reported by 1 of 9 students: the site checks the build itself',
  );
});

test('shows how many reports were not believed, and why', async () => {
  const api = open(true);
  const list = await screen.findByRole('list', { name: 'Reports that were not believed' });
  expect(list).toHaveTextContent('12 × mfe-tea, with a ticket older than a day');
  api.on(call, { body: { ...live, dropped: undefined } });
  await act(() => queryClient.refetchQueries());
  expect(screen.queryByText('Reports that were not believed')).toBeNull();
});

test('if nothing is live, says so, and how to publish a remote', async () => {
  open(true, { [call]: { body: { ...live, remotes: [] } } });
  expect(await screen.findByText('Nothing is live yet')).toBeInTheDocument();
  expect(screen.getByText(/npm run remotes -- publish mfe-feed/)).toBeInTheDocument();
});

test('shows a failure with Try Again', async () => {
  const api = open(true, { [call]: { status: 503, body: { message: 'Not right now' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right now');
  api.on(call, { body: live });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Tea' })).toBeInTheDocument();
});

test('refreshes every 15 seconds, and keeps the last data on a failure', async () => {
  jest.useFakeTimers();
  const api = open(true);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.asked).toHaveLength(1);
  api.on(call, 'no answer');
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(api.asked).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Tea' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The data below is older');
});
