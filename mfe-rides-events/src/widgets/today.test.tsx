import { fakeServer, offline, type Routes } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { aCab, occasionRoutes, sampleOccasion, saturday } from '../test-support/samples';
import EventsTodayWidget from './events-today';
import RidesTodayWidget from './rides-today';

const anEvent = (id: string, changes: object = {}) => ({
  ...sampleOccasion(id, false),
  eventDate: '2026-03-14',
  eventTime: '18:30',
  ...changes,
});
const eventsOf = occasionRoutes('events').page;

beforeEach(() => {
  emptyBrowser();
  document.documentElement.removeAttribute('data-today');
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

function show(Widget: ComponentType, routes: Routes) {
  const server = fakeServer(routes);
  const shown = render(
    <BrowserRouter>
      <Widget />
    </BrowserRouter>,
  );
  return { server, ...shown };
}

const inDays = (days: number) => String(saturday + days * 86_400_000);

test("the next rides with a free seat are requested and listed in the server's order, with links to their cards", async () => {
  const rides = [aCab('b', { journeyTime: '21:00', seatsAvailable: 1 }), aCab('a')];
  const { server } = show(RidesTodayWidget, { 'GET /api/cabs': () => rides });
  const list = within(await screen.findByRole('list', { name: 'Rides leaving soon' }));
  const links = list.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Main Gate to Station b9:00 pm · 1 seat left',
    'Main Gate to Station a5:30 pm · 3 seats left',
  ]);
  expect(links[0]).toHaveAttribute('href', '/cab-sharing?cab=b');
  const query = server.calls('GET /api/cabs')[0]?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({ free: '1', limit: '10' });
});

test("the student's own ride and departed rides are left out", async () => {
  const rides = [aCab('gone', { journeyTime: '09:29' }), aCab('own', { isAuthor: true })];
  const { server, container } = show(RidesTodayWidget, { 'GET /api/cabs': () => rides });
  await waitFor(() => expect(container.querySelector('[data-nothing]')).toBeInTheDocument());
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.calls('GET /api/cabs')).toHaveLength(1);
});

test('late in the evening, the rides of the next twelve hours are listed, also after midnight', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-03-14T22:30:00+05:30').getTime());
  const tomorrow = (id: string, journeyTime: string) =>
    aCab(id, { journeyDate: '2026-03-15', journeyTime });
  const rides = [tomorrow('night', '00:30'), tomorrow('last', '10:30'), tomorrow('far', '10:31')];
  show(RidesTodayWidget, { 'GET /api/cabs': () => rides });
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Main Gate to Station night12:30 am · 3 seats left',
    'Main Gate to Station last10:30 am · 3 seats left',
  ]);
});

test('the events of today are those of the campus date, not of the UTC date', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-03-14T19:00:00Z').getTime());
  const { server } = show(EventsTodayWidget, { 'GET /api/events': () => eventsOf([]) });
  await waitFor(() => expect(server.calls('GET /api/events')).toHaveLength(1));
  expect(server.calls('GET /api/events')[0]?.query.get('day')).toBe('2026-03-15');
});

test("today's events that have not begun are listed and link to their cards", async () => {
  const events = [anEvent('early', { eventTime: '09:00' }), anEvent('late')];
  show(EventsTodayWidget, { 'GET /api/events': () => eventsOf(events) });
  const list = within(await screen.findByRole('list', { name: 'Events today' }));
  const [link, ...more] = list.getAllByRole('link');
  expect(more).toEqual([]);
  expect(link).toHaveTextContent('Evening late');
  expect(link).toHaveTextContent('6:30 pm · 2 interested');
  expect(link).toHaveAttribute('href', '/events?event=late');
});

test.each([
  [{ isInterested: true, interestedCount: 5 }, ' · you and 4 others going'],
  [{ isInterested: true, interestedCount: 2 }, ' · you and 1 other going'],
  [{ isInterested: true, interestedCount: 1 }, " · you're going"],
  [{ isInterested: true, interestedCount: 2, acquaintances: ['asha'] }, ' · asha and you going'],
  [
    { isInterested: true, interestedCount: 9, acquaintances: ['asha', 'ravi'] },
    ' · asha, ravi, you and 6 others going',
  ],
  [{ isInterested: false, interestedCount: 3 }, ' · 3 interested'],
  [{ isInterested: false, interestedCount: 1, acquaintances: ['asha'] }, ' · asha interested'],
  [
    { isInterested: false, interestedCount: 2, acquaintances: ['asha'] },
    ' · asha and 1 other interested',
  ],
  [{ isInterested: false, interestedCount: 0 }, ''],
])('the card of an event says who is going: %j', async (interest, company) => {
  show(EventsTodayWidget, { 'GET /api/events': () => eventsOf([anEvent('a', interest)]) });
  expect(await screen.findByRole('link')).toHaveTextContent(new RegExp(`6:30 pm${company}$`));
});

const fail = () => {
  throw offline;
};

const kinds = [
  { name: 'rides', Widget: RidesTodayWidget, call: 'GET /api/cabs', nothing: [] as unknown },
  { name: 'events', Widget: EventsTodayWidget, call: 'GET /api/events', nothing: eventsOf([]) },
];

const keyOf = (name: string) => `mfe-rides-events:today:${name}`;

describe.each(kinds)('the widget for $name of today', ({ name, Widget, call, nothing }) => {
  test('shows nothing without entries, says so to the dashboard, and keeps the reserved space', async () => {
    localStorage.setItem(keyOf(name), inDays(1));
    const { container, unmount } = show(Widget, { [call]: () => nothing });
    await waitFor(() => expect(container.querySelector('[data-nothing]')).toBeInTheDocument());
    expect(container).toHaveTextContent('');
    unmount();
    expect(localStorage.getItem(keyOf(name))).toBe(inDays(1));
    expect(document.documentElement).toHaveAttribute('data-today');
  });

  test('shows nothing after a failed load and keeps the reserved space', async () => {
    localStorage.setItem(keyOf(name), inDays(1));
    const { container, unmount } = show(Widget, { [call]: fail });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    unmount();
    expect(document.documentElement).toHaveAttribute('data-today');
  });
});

test('the dashboard reserves space from the next visit, for a week after there was something', async () => {
  const { unmount } = show(RidesTodayWidget, { 'GET /api/cabs': () => [aCab('a')] });
  await screen.findByRole('list');
  expect(localStorage.getItem(keyOf('rides'))).toBe(inDays(7));
  expect(document.documentElement).not.toHaveAttribute('data-today');
  unmount();
  expect(document.documentElement).toHaveAttribute('data-today');
});
