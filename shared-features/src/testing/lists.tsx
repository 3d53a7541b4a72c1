import { sessionOverEvent } from '@campus/contract/client';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, goBack } from '@campus/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { findCard, openPage, silent, type ListingSubject } from './subject';

interface Named {
  readonly _id: string;
}

const unreachable = () => {
  throw offline;
};

function describeFailures<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, routes } = subject;
  test.each([
    ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
    ['it does not', silent, subject.messages.listFailed],
    ['there is no answer', unreachable, 'Server error. Please try again later.'],
  ])('a failed list shows an error and can be retried (%s)', async (_, answer, message) => {
    const { server, user } = openPage(subject, [], { answers: { [`GET ${api}`]: answer } });
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    server.on(routes([entry('a')]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCard(subject, 'a')).toBeVisible();
  });

  test('the tab Your shows its empty state', async () => {
    openPage(subject, [entry('a')], { search: '?tab=your' });
    expect(await screen.findByText(subject.texts.ownNone)).toBeVisible();
  });

  test('the tab Your shows its error', async () => {
    fakeServer({ [`GET ${api}/user`]: silent });
    subject.renderAt(`${subject.path}?tab=your`);
    expect(await screen.findByText(subject.messages.mineFailed)).toBeVisible();
  });
}

function describeOwn<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, page, texts } = subject;
  const own = `GET ${api}/user`;

  test('the tab Your loads when it first opens and continues page by page', async () => {
    const { server, user } = openPage(subject, [entry('a')]);
    server.on({
      [own]: ({ query }) =>
        query.get('page') === '1' ? page([entry('m', true)], true) : page([entry('n', true)]),
    });
    await findCard(subject, 'a');
    expect(server.calls(own)).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Your' }));
    await findCard(subject, 'm');
    expect(screen.queryByRole('article', { name: subject.titleOf('a') })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await findCard(subject, 'n');
    expect(screen.getByText(texts.ownEnd)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await user.click(screen.getByRole('tab', { name: 'Your' }));
    await findCard(subject, 'n');
    expect(server.calls(own).map(({ query }) => query.get('limit'))).toEqual(['10', '10']);
  });
}

function describeLinks<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, kind, messages, noun, routes } = subject;

  test('a link opens its entry even if no list contains it', async () => {
    const { [`GET ${api}`]: _list, [`GET ${api}/user`]: _own, ...answers } = routes([entry('z')]);
    const { user } = openPage(subject, [entry('a')], { search: `?${kind}=z`, answers });
    const region = { name: `The ${noun} from your link` };
    const linked = within(await screen.findByRole('region', region));
    expect(await linked.findByText('Words of z')).toBeVisible();
    expect(await findCard(subject, 'a')).toBeVisible();
    await user.click(linked.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Words of z')).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  test('an entry opened by a link is not repeated in the list', async () => {
    openPage(subject, [entry('a'), entry('b')], { search: `?${kind}=a` });
    expect(await screen.findByText('Words of a')).toBeVisible();
    await findCard(subject, 'b');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('the address names the open card, so Back closes it whatever was open before', async () => {
    const { user } = openPage(subject, [entry('a'), entry('b')]);
    const toggle = async (id: string) =>
      within(await findCard(subject, id)).getByRole('button', { expanded: false });
    await user.click(await toggle('a'));
    expect(location.search).toBe(`?${kind}=a`);
    await user.click(await toggle('b'));
    expect(location.search).toBe(`?${kind}=b`);
    expect(await screen.findByText('Words of b')).toBeVisible();
    expect(screen.queryByText('Words of a')).toBeNull();
    expect(screen.queryByRole('region', { name: `The ${noun} from your link` })).toBeNull();
    history.back();
    await waitFor(() => expect(screen.queryByText('Words of b')).toBeNull());
    expect(location.search).toBe('');
    // Another list has cards of its own.
    await user.click(await toggle('a'));
    await user.click(screen.getByRole('tab', { name: 'Your' }));
    expect(location.search).toBe('?tab=your');
  });

  test('a link to a missing entry shows a message and the other entries', async () => {
    const answers = { [`GET ${api}/z`]: () => refusal(404, 'Not found') };
    openPage(subject, [entry('a')], { search: `?${kind}=z`, answers });
    expect(await screen.findByText(messages.missing)).toBeVisible();
    expect(await findCard(subject, 'a')).toBeVisible();
  });
}

function describeWidget<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, noun, path, routes, texts, titleOf, Widget } = subject;
  const show = (entries: readonly T[], answers: Routes = {}) => {
    const server = fakeServer({ ...routes(entries), ...answers });
    render(
      <BrowserRouter>
        <Widget />
      </BrowserRouter>,
    );
    return server;
  };
  const links = (id: string) => screen.findByRole('link', { name: new RegExp(titleOf(id)) });

  test('the widget shows three entries that link to their cards, and View All links to the page', async () => {
    const server = show([entry('a'), entry('b'), entry('c')]);
    expect(await links('a')).toHaveAttribute('href', `${path}?${subject.kind}=a`);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', path);
    expect(server.calls(`GET ${api}`)[0]?.query.get('limit')).toBe('3');
  });

  test('a widget without entries shows its empty state', async () => {
    show([]);
    const regions = await screen.findAllByRole('status');
    expect(await screen.findByText(texts.widgetNone)).toBeVisible();
    expect(regions.at(-1)).toHaveTextContent(texts.widgetNone);
  });

  test('a failed widget shows an error and can be retried', async () => {
    const server = show([], { [`GET ${api}`]: () => refusal(500, 'Back in a minute') });
    const regions = screen.getAllByRole('status');
    expect(regions[0]).toHaveTextContent(`Loading ${noun}s`);
    expect(await screen.findByText('Back in a minute')).toBeVisible();
    // The regions that were there before announce it.
    expect(regions[1]).toHaveTextContent('Back in a minute');
    server.on(routes([entry('a')]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await links('a')).toBeVisible();
    expect(regions[0]).toHaveTextContent(`1 ${noun} loaded`);
  });
}

/** Tests of every listing's lists, including its widget. */
export function describeLists<T extends Named>(subject: ListingSubject<T>): void {
  describe(`the lists of every ${subject.noun}`, () => {
    beforeEach(emptyBrowser);
    describeFailures(subject);
    describeOwn(subject);
    describeLinks(subject);
    describeWidget(subject);

    test('an empty list offers to add an entry, in a dialog that Back closes', async () => {
      const { user } = openPage(subject, []);
      expect(await screen.findByText(subject.texts.none)).toBeVisible();
      expect(screen.getAllByRole('button', { name: subject.texts.add })).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Post the first one' }));
      const dialog = await screen.findByRole('dialog', { name: subject.texts.add });
      await goBack();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
  });
}

/** Texts of a paged list. */
interface PagedTexts {
  readonly moreFailed: string;
  readonly end: string;
}

/** Tests of a paged public list. */
export function describePages<T extends Named>(
  subject: ListingSubject<T>,
  texts: PagedTexts,
): void {
  const { api, entry, page } = subject;
  const list = `GET ${api}`;

  beforeEach(emptyBrowser);

  test('the next page is requested by its cursor and can be retried after a failure', async () => {
    const answers: Routes = {
      [list]: ({ query }) => (query.get('page') === '1' ? page([entry('a')], true) : silent()),
    };
    const { server, user } = openPage(subject, [], { answers });
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText(texts.moreFailed)).toBeVisible();
    expect(await findCard(subject, 'a')).toBeVisible();
    server.on({ [list]: () => page([entry('a'), entry('b')]) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(texts.end)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(server.calls(list).at(-1)?.query.toString()).toBe('page=2&cursor=next&limit=10');
  });
}

/** Tests of a list that handles a 401 itself. */
export function describeSignedOut<T extends Named>(subject: ListingSubject<T>): void {
  beforeEach(emptyBrowser);

  test('a 401 shows a Log in button, and only the button ends the session', async () => {
    const answers = { [`GET ${subject.api}`]: () => refusal(401, "You're not logged in.") };
    const { user } = openPage(subject, [], { answers });
    const ended = jest.fn();
    window.addEventListener(sessionOverEvent, ended);
    expect(await screen.findByText('Please login to access this page')).toBeVisible();
    expect(ended).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(ended).toHaveBeenCalledTimes(1);
    window.removeEventListener(sessionOverEvent, ended);
  });
}
