import type { Person } from '@campus/contract';
import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aComment, aPost, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

const page = 'GET /api/people/asha';
const asha: Person = {
  ...{ _id: 'p7', username: 'asha', avatar: null, department: 'Physics', year: 2, isYou: false },
  ...{ posts: 1, items: 1, rides: 1, trips: 0 },
};
const ride = { _id: 'r1', source: 'Gate', destination: 'Airport', seatsAvailable: 2 };
const when = { journeyDate: '2026-03-14', journeyTime: '17:30' };

const site = (more: Routes = {}) =>
  fakeServer({
    [page]: () => asha,
    'GET /api/posts': () => pageOf([aPost('p1')]),
    'GET /api/sell': () => ({
      ads: [{ _id: 'a1', title: 'Study lamp', price: 350 }],
      pagination: { hasMore: false },
    }),
    'GET /api/cabs': () => [{ ...ride, ...when }],
    'GET /api/explores': () => ({ explores: [], pagination: { hasMore: false } }),
    ...more,
  });

describe('the page of a person', () => {
  it('shows department, posts, and tabs with counts for items, rides and trips', async () => {
    const server = site();
    const user = renderAt('/people/asha');
    expect(await screen.findByText('Physics · Year 2')).toBeVisible();
    expect(await screen.findByText('Words of p1')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Items 1' }));
    const item = await screen.findByRole('link', { name: /Study lamp/ });
    expect(item).toHaveTextContent('₹350');
    expect(item).toHaveAttribute('href', '/buy-sell?ad=a1');
    await user.click(screen.getByRole('tab', { name: 'Rides 1' }));
    expect(await screen.findByRole('link', { name: /Gate to Airport/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Trips 0' }));
    expect(await screen.findByText('No upcoming trips that you can see.')).toBeVisible();
    expect(screen.getByText('Nothing to show')).toHaveAttribute('role', 'status');
    for (const call of ['posts', 'sell', 'cabs', 'explores']) {
      expect(server.calls(`GET /api/${call}`)[0]?.query.get('author')).toBe('asha');
    }
  });

  it.each([404, 400])('shows a not-found message after status %i', async (status) => {
    site({ [page]: () => ({ status, body: { message: "We can't find anyone with that name" } }) });
    renderAt('/people/asha');
    expect(await screen.findByRole('heading', { name: 'Nobody here' })).toBeVisible();
    expect(screen.getByText("We can't find anyone with that name.")).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('can be retried after failures until it loads', async () => {
    const server = site({
      [page]: () => {
        throw offline;
      },
    });
    const user = renderAt('/people/asha');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    server.on({ [page]: () => asha });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Physics · Year 2')).toBeVisible();
  });

  it("links to the profile and offers no Block or Report when it is the student's own", async () => {
    site({ [page]: () => ({ ...asha, isYou: true }) });
    renderAt('/people/asha');
    expect(await screen.findByRole('link', { name: 'Edit your profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });

  it('asks before blocking, shows a failed block, and leads to /people after a block', async () => {
    const block = 'PUT /api/user/blocks/p7';
    const server = site({ [block]: () => refusal(500, 'Not now') });
    const user = renderAt('/people/asha');
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: 'Block' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Block asha' }));
      await user.click(question.getByRole('button', { name: 'Block' }));
    };
    await press();
    expect(await screen.findByText('Not now')).toBeVisible();
    server.on({ [block]: () => ({ message: 'ok' }) });
    await press();
    await waitFor(() => expect(location.pathname).toBe('/people'));
    expect(server.calls(block)).toHaveLength(2);
  });

  it('sends a report and leads to /people', async () => {
    const server = site({ 'POST /api/reports': () => ({ message: 'ok' }) });
    const user = renderAt('/people/asha');
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report asha' }));
    await user.click(dialog.getByRole('radio', { name: 'Pretends to be somebody else' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(location.pathname).toBe('/people'));
    expect(server.calls('POST /api/reports')[0]?.body).toMatchObject({ kind: 'person', id: 'p7' });
  });
});

describe('searching for people', () => {
  const search = 'GET /api/people';
  const found = [{ username: 'asha', avatar: '/media/x-320.webp', department: '', year: 3 }];

  it('sends the typed prefix without the @ and links the results to their pages', async () => {
    const server = site({ [search]: () => found });
    const user = renderAt('/people');
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), '@Ash');
    const link = await screen.findByRole('link', { name: /asha/ });
    expect(link).toHaveAttribute('href', '/people/asha');
    expect(link).toHaveTextContent('Year 3');
    expect(link.querySelector('img')).toHaveAttribute('src', '/media/x-320.webp');
    expect(screen.getByText('1 person found')).toBeVisible();
    expect(server.calls(search).map(({ query }) => query.get('q'))).toEqual(['Ash']);
    expect(location.search).toBe('?q=%40Ash');
  });

  it('shows an empty state, and sends no request for an invalid name', async () => {
    const server = site({ [search]: () => [] });
    const user = renderAt('/people?q=zz');
    expect(await screen.findByText('Nobody by that name')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search people' });
    await user.clear(field);
    expect(await screen.findByText('Who are you looking for?')).toBeVisible();
    await user.type(field, 'a-b');
    expect(await screen.findByText('Nobody by that name')).toBeVisible();
    expect(server.calls(search)).toHaveLength(1);
  });

  it('shows the error of a failed search with Try Again', async () => {
    site({ [search]: () => refusal(429, 'Too many requests') });
    renderAt('/people?q=as');
    expect(await screen.findByText('Too many requests')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('usernames in posts and comments', () => {
  const post = (changes = {}) => ({
    'GET /api/posts/p': () => aPost('p', { commentsCount: 1, ...changes }),
    'GET /api/posts/p/comments': () => [
      aComment('1', { content: 'Ask @mira', avatar: '/media/r-320.webp' }),
    ],
    'GET /api/people': () => [
      { username: 'mira', avatar: null, department: 'Law', year: null },
      { username: 'mirza', avatar: null, department: '', year: null },
    ],
  });

  it('link to the pages of authors and mentioned people, with avatars of the authors', async () => {
    fakeServer(post({ user_id: { username: 'asha', avatar: '/media/a-320.webp' } }));
    renderAt('/post/p');
    const to = async (name: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/people/${name.replace('@', '')}`,
      );
    await to('asha');
    await to('ravi');
    await to('@mira');
    const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures).toEqual(['/media/a-320.webp', '/media/r-320.webp']);
  });

  it('are neither linked nor completed on a confession', async () => {
    const server = fakeServer(post({ user_id: null }));
    const user = renderAt('/post/p');
    expect(await screen.findByText('Ask @mira')).toBeVisible();
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toMatch(/people/);
    }
    const field = screen.getByRole('textbox');
    await user.type(field, 'Hi @mi');
    expect(field).not.toHaveAttribute('aria-autocomplete');
    expect(server.calls('GET /api/people')).toEqual([]);
  });

  it('are completed after an @, by keyboard or by click', async () => {
    fakeServer(post());
    const user = renderAt('/post/p');
    await screen.findByText(/^Ask/);
    const field = screen.getByRole('textbox');
    await user.type(field, 'Hi @mi');
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(screen.getByText('2 people to mention')).toBeInTheDocument();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active()).toHaveTextContent('mira');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('mirza');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Hi @mira ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('and @mi');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('r');
    await user.click(await screen.findByRole('option', { name: 'mirza' }));
    expect(field).toHaveValue('Hi @mira and @mirza ');
    expect(field).toHaveFocus();
  });

  it('stay on offer while the next letters are looked up, if they fit', async () => {
    const server = fakeServer(post());
    const user = renderAt('/post/p');
    await screen.findByText(/^Ask/);
    await user.type(screen.getByRole('textbox'), 'Hi @mi');
    const option = await screen.findByRole('option', { name: 'mirza' });
    server.on({ 'GET /api/people': () => held<unknown>().answer });
    await user.keyboard('rz');
    await waitFor(() => expect(server.calls('GET /api/people')).toHaveLength(2));
    expect(option).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^mira/ })).toBeNull();
    await user.click(option);
    expect(screen.getByRole('textbox')).toHaveValue('Hi @mirza ');
  });

  it('are not completed after an @ inside a word', async () => {
    const server = fakeServer(post());
    const user = renderAt('/post/p');
    await screen.findByText(/^Ask/);
    await user.type(screen.getByRole('textbox'), 'mail me@mi @@mi');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(server.calls('GET /api/people')).toEqual([]);
  });
});
