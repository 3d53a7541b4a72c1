import type { CampusEvent } from '@campus/contract';
import { fakeServer, moderated, offline, refusal, type Routes } from '@campus/contract/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { saturday } from '../../test-support/cabs';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import EventsWidget from '../../widgets/events';

const anEvent = (_id: string, more: Partial<CampusEvent> = {}): CampusEvent => ({
  _id,
  images: ['/media/full.webp'],
  thumbnails: ['/media/small.webp'],
  title: `Evening ${_id}`,
  organiserName: 'Music club',
  phone: '98765 43210',
  eventDate: '2026-03-15',
  eventTime: '18:30',
  description: `About ${_id}`,
  isOrganizer: false,
  hasEnded: false,
  interestedCount: 2,
  isInterested: false,
  ...more,
});

const page = (events: readonly CampusEvent[], more: object = {}) => ({
  events,
  pagination: { hasMore: false, ...more },
});

const routes = (events: readonly CampusEvent[]): Routes => ({
  'GET /api/events': () => page(events),
  'GET /api/events/user': () => page([]),
  ...Object.fromEntries(
    events.map(({ _id, isOrganizer }) => [
      `GET /api/events/${_id}/verify-organizer`,
      () => ({ isOrganizer }),
    ]),
  ),
});

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const card = (title: string) => within(screen.getByRole('article', { name: title }));

test('shows what comes, on the campus clock, and opens a card without controls', async () => {
  fakeServer(routes([anEvent('a')]));
  const user = renderAt('/events');
  expect(await screen.findByText('Tomorrow, 6:30 pm')).toBeVisible();
  await user.click(card('Evening a').getByRole('button', { name: 'Evening a' }));
  expect(card('Evening a').getByText('About a')).toBeVisible();
  expect(card('Evening a').queryByText(/98765/)).not.toBeInTheDocument();
  expect(card('Evening a').getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/events/a/calendar.ics',
  );
  for (const control of ['Edit', 'Delete']) {
    expect(card('Evening a').queryByRole('button', { name: control })).not.toBeInTheDocument();
  }
});

test('Your is asked for when its tab first opens, and marks what has ended', async () => {
  const server = fakeServer({
    ...routes([]),
    'GET /api/events/user': () => page([anEvent('a', { isOrganizer: true, hasEnded: true })]),
  });
  const user = renderAt('/events');
  await screen.findByText('No upcoming events');
  expect(server.calls('GET /api/events/user')).toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'Your' }));
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(server.calls('GET /api/events/user')).toHaveLength(1);
});

test.each([
  [() => refusal(500, ''), 'Failed to fetch events'],
  [
    () => {
      throw offline;
    },
    'Server error. Please try again later.',
  ],
])('a list that fails says so, and Try Again brings it', async (fail, message) => {
  const server = fakeServer({ ...routes([]), 'GET /api/events': fail });
  const user = renderAt('/events');
  expect(await screen.findByText(message)).toBeVisible();
  server.on(routes([anEvent('a')]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Evening a' })).toBeVisible();
});

test('goes on page by page by the cursor; a failed page can be tried again', async () => {
  const server = fakeServer({
    ...routes([]),
    'GET /api/events': ({ query }) =>
      query.get('cursor') === 'next'
        ? refusal(500, '')
        : page([anEvent('a')], { hasMore: true, nextCursor: 'next' }),
  });
  const user = renderAt('/events');
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Failed to fetch more events')).toBeVisible();
  server.on({ 'GET /api/events': () => page([anEvent('a'), anEvent('b')]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('That was every event so far.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('interest shows at once, and is put back when the server does not take it', async () => {
  let answer: (value: unknown) => void = () => undefined;
  fakeServer({
    ...routes([anEvent('a')]),
    'POST /api/events/a/interest': () => new Promise((resolve) => (answer = resolve)),
  });
  const user = renderAt('/events');
  await user.click(await screen.findByRole('button', { name: 'Evening a' }));
  const button = card('Evening a').getByRole('button', { name: /^Interested/ });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName('Interested, 3');
  answer(refusal(500, ''));
  expect(await screen.findByText('Your interest was not saved')).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveAccessibleName('Interested, 2');
});

test('a form names its problems in order, and a draft is found again', async () => {
  fakeServer(routes([]));
  const user = renderAt('/events?add=1');
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  await user.click(form.getByRole('button', { name: 'Add Event' }));
  expect(form.getByText('Please add at least one image')).toBeVisible();
  await user.type(form.getByLabelText('Title'), 'Quiz');
  expect(form.queryByText('Please add at least one image')).not.toBeInTheDocument();
  expect(localStorage.getItem('draft:event')).toContain('Quiz');
});

test('an edit sends what differs; a refusal stands at its field and in its box', async () => {
  const mine = anEvent('a', { isOrganizer: true });
  const server = fakeServer({
    ...routes([mine]),
    'PUT /api/events/a': () => moderated('title', 'this is an insult'),
  });
  const user = renderAt('/events');
  await user.click(await screen.findByRole('button', { name: 'Evening a' }));
  await user.click(card('Evening a').getByRole('button', { name: 'Edit' }));
  const title = await card('Evening a').findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Insult');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event Not Allowed')).toBeVisible();
  expect(screen.getByText('title: this is an insult')).toBeVisible();
  expect(title).toHaveFocus();
  server.on({ 'PUT /api/events/a': () => ({ ...mine, title: 'Better' }) });
  await user.clear(title);
  await user.type(title, 'Better');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event updated successfully!')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Better' })).toBeVisible();
  expect(server.calls('PUT /api/events/a').at(-1)?.body).toEqual({ title: 'Better' });
});

test('what is deleted leaves the list, after a question', async () => {
  fakeServer({
    ...routes([anEvent('a', { isOrganizer: true }), anEvent('b')]),
    'DELETE /api/events/a': () => ({ message: 'ok' }),
  });
  const user = renderAt('/events');
  await user.click(await screen.findByRole('button', { name: 'Evening a' }));
  await user.click(card('Evening a').getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this event?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Evening a' })).not.toBeInTheDocument();
});

test('the server has the last word on whose it is', async () => {
  fakeServer({
    ...routes([anEvent('a', { isOrganizer: true })]),
    'GET /api/events/a/verify-organizer': () => ({ isOrganizer: false }),
  });
  const user = renderAt('/events');
  await user.click(await screen.findByRole('button', { name: 'Evening a' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument(),
  );
});

test('a link opens its card, or says that it is gone', async () => {
  fakeServer({ ...routes([anEvent('a')]), 'GET /api/events/a': () => anEvent('a') });
  renderAt('/events?event=a');
  expect(await screen.findByText('About a')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a link to what is gone says so', async () => {
  fakeServer({ ...routes([]), 'GET /api/events/x': () => refusal(404, 'gone') });
  renderAt('/events?event=x');
  expect(await screen.findByText('This event does not exist or was deleted')).toBeVisible();
});

test('the widget shows three that lead to their cards', async () => {
  const server = fakeServer({ 'GET /api/events': () => page([anEvent('a'), anEvent('b')]) });
  render(
    <BrowserRouter>
      <EventsWidget />
    </BrowserRouter>,
  );
  const link = await screen.findByRole('link', { name: /Evening a/ });
  expect(link).toHaveAttribute('href', '/events?event=a');
  expect(screen.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/events');
  expect(server.calls('GET /api/events')[0]?.query.get('limit')).toBe('3');
});
