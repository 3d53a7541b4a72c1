import type { CampusEvent, Explore } from '@campus/contract';
import { fakeServer, moderated, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCab, ridesOf, saturday } from '../test-support/cabs';
import { emptyBrowser, renderAt } from '../test-support/render-at';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const send = 'POST /api/reports';

const common = (_id: string, isOrganizer: boolean) => ({
  _id,
  images: ['/media/full.webp'],
  title: `Evening ${_id}`,
  organiserName: 'Music club',
  phone: '98765 43210',
  description: `About ${_id}`,
  isOrganizer,
  hasEnded: false,
  interestedCount: 0,
  isInterested: false,
});

const anEvent = (id: string, isOrganizer = false): CampusEvent => ({
  ...common(id, isOrganizer),
  eventDate: '2026-03-15',
  eventTime: '18:30',
});

const aTrip = (id: string, isOrganizer = false): Explore => ({
  ...common(id, isOrganizer),
  exploreDate: '2026-03-15',
  exploreTime: '18:30',
  source: 'Main Gate',
  destination: 'Lonavala',
  duration: 'One day',
  socialMediaHandle: '@trek',
});

/** A server with one entry of somebody else's and one of the student's own. */
function calendar(name: string, entries: readonly (CampusEvent | Explore)[]): Routes {
  const page = { [name]: entries, pagination: { hasMore: false } };
  const single = entries.map((entry): Routes => {
    const path = `/api/${name}/${entry._id}`;
    return {
      [`GET ${path}`]: () => entry,
      [`GET ${path}/verify-organizer`]: () => ({ isOrganizer: entry.isOrganizer }),
    };
  });
  return Object.assign({ [`GET /api/${name}`]: () => page }, ...single) as Routes;
}

const listings = [
  {
    word: 'ride',
    kind: 'cab',
    path: '/cab-sharing',
    link: '/cab-sharing?cab=a',
    titles: ['Main Gate to Station a', 'Main Gate to Station b'],
    routes: () => ridesOf([aCab('a'), aCab('b', { isAuthor: true })]),
  },
  {
    word: 'event',
    kind: 'event',
    path: '/events',
    link: '/events?event=a',
    titles: ['Evening a', 'Evening b'],
    routes: () => calendar('events', [anEvent('a'), anEvent('b', true)]),
  },
  {
    word: 'trip',
    kind: 'explore',
    path: '/explore',
    link: '/explore?explore=a',
    titles: ['Evening a', 'Evening b'],
    routes: () => calendar('explores', [aTrip('a'), aTrip('b', true)]),
  },
] as const;

type User = ReturnType<typeof renderAt>;

function open(path: string, routes: Routes) {
  const server = fakeServer({ ...routes, [send]: () => ({ message: 'ok' }) });
  return { server, user: renderAt(path) };
}

async function report(user: User, card: HTMLElement, word: string) {
  await user.click(await within(card).findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Report this ${word}` }));
  await user.click(dialog.getByRole('radio', { name: 'Personal information' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
}

test.each(listings)(
  "somebody else's $word is reported, leaves the list, and the next one has focus",
  async ({ word, kind, path, titles, routes }) => {
    const { server, user } = open(path, routes());
    const card = await screen.findByRole('article', { name: titles[0] });
    const own = await screen.findByRole('article', { name: titles[1] });
    for (const each of [card, own]) {
      await user.click(within(each).getByRole('button', { expanded: false }));
    }
    expect(await within(own).findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(within(own).queryByRole('button', { name: 'Report' })).toBeNull();
    await report(user, card, word);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(within(own).getByRole('button', { expanded: true })).toHaveFocus());
    expect(server.calls(send)[0]?.body).toEqual({
      kind,
      id: 'a',
      reason: 'personal information',
      details: '',
    });
  },
);

test.each(listings)(
  'a $word reported where a link opened it takes the link along',
  async ({ word, link, titles, routes }) => {
    const { user } = open(link, routes());
    const card = await screen.findByRole('article', { name: titles[0] });
    await report(user, card, word);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
  },
);

test('what moderation refuses leads to the guidelines, in a tab of their own', async () => {
  const own = aCab('b', { isAuthor: true });
  const { server, user } = open('/cab-sharing', ridesOf([own]));
  server.on({ 'PUT /api/cabs/b': () => moderated('description', 'insults somebody') });
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { expanded: false }));
  await user.click(await card.findByRole('button', { name: 'Edit' }));
  await user.type(await card.findByLabelText('Description'), ' fools');
  await user.click(card.getByRole('button', { name: 'Save' }));
  const link = await card.findByRole('link', { name: 'Community guidelines (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/disclaimer#community-guidelines');
  expect(link).toHaveAttribute('target', '_blank');
});
