import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { RouteAnnouncer, ScrollKeeper } from './route-change';

let scrolled: number[];

function List() {
  const navigate = useNavigate();
  return (
    <>
      <h1>List</h1>
      <Link to="/item">Item</Link>
      <Link to="/late">Late item</Link>
      <button onClick={() => void navigate('?tab=your')}>Your</button>
    </>
  );
}

/** Its heading is replaced when its code has loaded. */
function LateItem() {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <h1>Late item</h1>;
  return (
    <div aria-busy="true">
      <h1>Late item</h1>
      <button onClick={() => setLoaded(true)}>Load</button>
    </div>
  );
}

function open(path = '/list') {
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <ScrollKeeper />
      <RouteAnnouncer />
      <main>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/item" element={<h1>Item</h1>} />
          <Route path="/late" element={<LateItem />} />
        </Routes>
      </main>
    </BrowserRouter>,
  );
}

function scrollByHand(to: number) {
  window.scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}

function loadDocument(type: NavigationTimingType, path: string) {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  return open(path);
}

beforeEach(() => {
  window.scrollY = 0;
  scrolled = [];
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, writable: true });
  // Newer browsers return a promise, which must never reach React as a clean-up.
  window.scrollTo = jest.fn((_left: number, to: number) => {
    scrolled.push(to);
    scrollByHand(to);
    return Promise.resolve();
  }) as never;
});

test('the first page moves no focus; navigation focuses the new heading and announces the title', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'List' })).not.toHaveFocus();
  document.title = 'Item · Campus';
  await userEvent.click(screen.getByRole('link', { name: 'Item' }));
  expect(screen.getByRole('heading', { name: 'Item' })).toHaveFocus();
  expect(screen.getByText('Item · Campus')).toHaveAttribute('aria-live', 'polite');
});

test('the focus goes to the heading of the loaded page, not to that of its placeholder', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Late item' }));
  expect(screen.getByRole('heading', { name: 'Late item' })).not.toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Load' }).click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late item' })).toHaveFocus());
});

test('a new page opens at its top, and Back restores the scroll position', async () => {
  open();
  scrollByHand(1200);
  await userEvent.click(screen.getByRole('link', { name: 'Item' }));
  expect(window.scrollY).toBe(0);
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'List' })).toHaveFocus();
  expect(window.scrollY).toBe(1200);
});

test('switching to a tab with its own address does not scroll the page', async () => {
  open();
  scrolled = [];
  scrollByHand(700);
  await userEvent.click(screen.getByRole('button', { name: 'Your' }));
  expect(window.location.search).toBe('?tab=your');
  expect(scrolled).toEqual([]);
  expect(window.scrollY).toBe(700);
});

test('a reload restores the scroll position, and an opened address starts at its top', () => {
  const first = loadDocument('navigate', '/list');
  scrollByHand(900);
  first.unmount();
  window.scrollY = 0;

  loadDocument('navigate', '/item').unmount();
  loadDocument('navigate', '/list').unmount();
  loadDocument('reload', '/item').unmount();
  expect(window.scrollY).toBe(0);

  loadDocument('reload', '/list');
  expect(window.scrollY).toBe(900);
});
