import type { RegisteredBuild, RegistryDocument } from '@campus/federation/remote';
import { changeStudent, useSession } from '@campus/shared-auth';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { setRegistry } from '../../federation/registry';
import { useBell } from '../../notifications/bell';
import { fakeApi, clearState } from '../../testing/open-site';
import { AppLayout } from './app-layout';

const build: RegisteredBuild = {
  build: 'b1',
  base: '/r/mfe-feed/b1/',
  entry: 'entry.js',
  globalName: 'mfe_feed_b1',
  requires: {},
  exposes: {},
  chunks: {},
  integrity: {},
};

const student = { access: 'student', layout: 'app' } as const;
const entry = (to: string, label: string, order: number) => ({ to, label, order, icon: 'home' });

const registry: RegistryDocument = {
  revision: '1',
  remotes: {
    'mfe-feed': {
      status: 'on',
      current: build,
      declaration: {
        name: 'mfe-feed',
        container: 'mfe_feed',
        title: 'Feed',
        owner: 'feed',
        routes: ['/dashboard', '/communities', '/profile', '/community/:communityId/:name'].map(
          (path) => ({ ...student, path, title: path }),
        ),
        navigation: [
          { ...entry('/profile', 'My Profile', 90), area: 'main' },
          { ...entry('/dashboard', 'Home', 10), area: 'main' },
          { ...entry('/communities', 'Communities', 30), area: 'main' },
          { ...entry('/events', 'Events', 40), area: 'main' },
          { ...entry('/dashboard', 'Home', 10), area: 'bottom' },
          { ...entry('/communities', 'Groups', 20), area: 'bottom' },
          { ...entry('/communities?request=1', 'New group', 10), area: 'create' },
          { ...entry('/gone?add=1', 'Gone', 20), area: 'create' },
        ],
        widgets: [],
        requires: {},
        budgets: { firstScreen: 1 },
      },
    },
  },
};

function open({ wide }: { wide: boolean }) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: wide }) as never;
  window.history.replaceState(null, '', '/dashboard');
  setRegistry(registry);
  render(
    <BrowserRouter>
      <AppLayout>
        <h1>Dashboard</h1>
      </AppLayout>
    </BrowserRouter>,
  );
}

beforeEach(() => {
  clearState();
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

test('the sidebar lists the declared links in order, without links to missing pages', () => {
  open({ wide: true });
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  const items = nav.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Home', 'Communities', 'Quick Access', 'My Profile']);
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('navigation', { name: 'Bottom' })).not.toBeInTheDocument();
});

test('Menu closes and opens the sidebar, which stays so on the next visit', async () => {
  open({ wide: true });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  cleanup();
  open({ wide: true });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  cleanup();
  open({ wide: true });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

const picturesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

test('Menu has the own picture, initials without one, and neither after the logout', async () => {
  const student = { _id: 's1', college_id: 'c1', username: 'asha_r', isStaff: false };
  open({ wide: false });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu.textContent).toBe('Menu');
  act(() => useSession.setState({ status: 'signed-in', student }));
  expect(menu).toHaveTextContent('AR');
  act(() => changeStudent({ avatar: '/media/asha.webp' }));
  expect(picturesIn(menu)).toEqual(['/media/asha.webp']);
  await userEvent.click(menu);
  const own = await screen.findByRole('link', { name: /^asha_r ?View profile$/ });
  expect(own).toHaveAttribute('href', '/profile');
  expect(picturesIn(own)).toEqual(['/media/asha.webp']);
  act(() => changeStudent({ username: 'Asha', avatar: null }));
  expect(own).toHaveTextContent('AAsha');
  act(() => useSession.setState({ status: 'signed-out' }, true));
  expect(own.textContent).toBe('View profile');
  expect(menu.textContent).toBe('Menu');
  expect(picturesIn(document.body)).toEqual([]);
});

test('the sidebar begins with the student and a link to their profile', () => {
  open({ wide: true });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(within(nav).getAllByRole('link')[0]).toHaveAttribute('href', '/profile');
});

test('Quick Access offers Try Again after a failure, and lists communities except confessions', async () => {
  const api = fakeApi({ 'GET /api/communities': { status: 500, body: {} } });
  open({ wide: true });
  await userEvent.click(screen.getByRole('button', { name: 'Quick Access' }));
  expect(await screen.findByText('Failed to fetch communities')).toBeVisible();
  api.on('GET /api/communities', {
    body: [
      { _id: 'a', name: 'Hostel Life', description: '' },
      { _id: 'b', name: 'Confession', description: '', isConfession: true },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Hostel Life' })).toHaveAttribute(
    'href',
    '/community/a/Hostel%20Life',
  );
  expect(screen.queryByRole('link', { name: 'Confession' })).not.toBeInTheDocument();
});

test('Quick Access shows an empty state without communities', async () => {
  fakeApi({ 'GET /api/communities': { body: [] } });
  open({ wide: true });
  await userEvent.click(screen.getByRole('button', { name: 'Quick Access' }));
  expect(await screen.findByText('No communities yet.')).toBeVisible();
});

test('phones show a bottom bar, and a menu dialog that closes when a link is followed', async () => {
  open({ wide: false });
  expect(screen.getByRole('navigation', { name: 'Bottom' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'My Profile' }));
  expect(window.location.pathname).toBe('/profile');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('a late close event does not close a menu that is open again, nor go back in the history', async () => {
  open({ wide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  const leave = jest.spyOn(window.history, 'go');
  act(() => void drawer.dispatchEvent(new Event('close')));
  expect(leave).not.toHaveBeenCalled();
  expect(drawer).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  leave.mockRestore();
});

test('Back closes the phone menu, and skips it from a page that was opened in it', async () => {
  open({ wide: false });
  const before = window.location.href;
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.href).toBe(before);

  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('link', { name: 'My Profile' }));
  expect(window.location.pathname).toBe('/profile');
  window.history.back();
  await waitFor(() => expect(window.location.href).toBe(before));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Close menu closes the menu and restores the address', async () => {
  open({ wide: false });
  const before = window.location.href;
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(window.location.href).not.toBe(before);
  await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.href).toBe(before);
});

test("Create lists only existing pages, and opening one replaces the sheet's history entry", async () => {
  open({ wide: false });
  const bottom = within(screen.getByRole('navigation', { name: 'Bottom' }));
  await userEvent.click(bottom.getByRole('button', { name: 'Create' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Create' }));
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['New group']);
  const before = window.history.length;
  await userEvent.click(sheet.getByRole('link', { name: 'New group' }));
  expect(window.location.pathname + window.location.search).toBe('/communities?request=1');
  expect(window.history.length).toBe(before);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a navigation link shows the unread count of its page', () => {
  open({ wide: false });
  act(() => useBell.setState({ pages: { '/communities': 100 } }));
  const bottom = within(screen.getByRole('navigation', { name: 'Bottom' }));
  expect(bottom.getByRole('link', { name: 'Groups 99+ unread' })).toHaveTextContent('99+');
  expect(bottom.getByRole('link', { name: 'Home' })).toBeVisible();
});

test.each([true, false])(
  'Logout is in the menu and not in the bar, on a wide screen: %s',
  async (wide) => {
    const api = fakeApi({ 'POST /api/auth/logout': {} });
    open({ wide });
    const bar = within(screen.getByRole('banner'));
    expect(bar.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    if (!wide) await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(api.bodiesOf('POST /api/auth/logout')).toHaveLength(1));
  },
);

test('a logout event from a remote ends the session', async () => {
  const api = fakeApi({ 'POST /api/auth/logout': {} });
  open({ wide: true });
  window.dispatchEvent(new Event('logout'));
  await waitFor(() => expect(api.bodiesOf('POST /api/auth/logout')).toHaveLength(1));
});
