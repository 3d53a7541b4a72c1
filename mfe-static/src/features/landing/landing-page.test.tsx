import { useSession } from '@campus/shared-auth';
import { ToastStack, useNotifications } from '@campus/shared-ui';
import { act, render, screen, within } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LandingPage } from './landing-page';

let answerCheck: (isAuthenticated: boolean) => Promise<void>;
let checks: number;

/** Replaces the network with a server on which each session check waits for its answer. */
function holdTheCheck() {
  let settle: ((response: Response) => void)[] = [];
  checks = 0;
  globalThis.fetch = (input) =>
    new Promise((resolve, reject) => {
      if (!String(input).endsWith('/verify-token')) return reject(new TypeError('no answer'));
      checks += 1;
      return settle.push(resolve);
    });
  answerCheck = (isAuthenticated) =>
    act(async () => {
      const waiting = settle;
      settle = [];
      for (const answer of waiting) answer(new Response(JSON.stringify({ isAuthenticated })));
    });
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/home" element={<LandingPage />} />
        <Route path="/dashboard" element={<h1>Dashboard</h1>} />
      </Routes>
      <ToastStack />
    </BrowserRouter>,
  );
}

const headline = () => screen.queryByRole('heading', { level: 1 });

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'unknown' }, true);
  useNotifications.setState({ items: [] });
  holdTheCheck();
});
afterEach(() => answerCheck(false));

test('the landing page has every section in order, with its links', async () => {
  open('/');
  await answerCheck(false);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'What We Offer',
    'Why Choose Campus?',
    'The lights are on',
    'Quick Access',
    'Your seat at the stall is free.',
  ]);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Get Started')).toBe('/signup');
  expect(link('Sign In')).toBe('/login');
  expect(link('Create Account')).toBe('/signup');
  expect(link('Learn More about Campus')).toBe('/about');
  const cards = within(screen.getByRole('region', { name: 'What We Offer' }));
  expect(cards.getAllByRole('listitem')).toHaveLength(8);
  const benefits = within(screen.getByRole('region', { name: 'Why Choose Campus?' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(4);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1000+', '50+', '5000+', '24/7']);
  const quick = within(screen.getByRole('region', { name: 'Quick Access' }));
  expect(quick.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/colleges',
    '/about',
    '/developers',
    '/contact',
    '/privacy',
    '/privacy-policy',
    '/disclaimer',
  ]);
});

test('a visitor sees the page during the session check, and then a welcome message', async () => {
  open('/');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(headline()).toBeVisible();
  await answerCheck(false);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(await screen.findByText(/^Welcome to Campus!/)).toBeVisible();
});

test('with the signed-in flag, only Loading... is shown, then the dashboard', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  open('/');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(headline()).not.toBeInTheDocument();
  await answerCheck(true);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a signed-in flag that the server does not confirm is removed', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  open('/');
  await answerCheck(false);
  expect(headline()).toBeVisible();
  expect(localStorage.getItem('isAuthenticated')).toBeNull();
});

test('an authChange event triggers a new session check', async () => {
  open('/');
  await answerCheck(false);
  const before = checks;
  act(() => void window.dispatchEvent(new Event('authChange')));
  expect(checks).toBe(before + 1);
  await answerCheck(true);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a sign-in in another tab leads this tab to the dashboard', async () => {
  open('/');
  await answerCheck(false);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' })));
  expect(headline()).not.toHaveTextContent('Dashboard');
  localStorage.setItem('isAuthenticated', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' })));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('/home does not redirect a signed-in student', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  open('/home');
  expect(headline()).toBeVisible();
  await answerCheck(true);
  expect(headline()).toHaveTextContent('Everything your campus pins up');
});

test('/home shows a signed-in student their own links and no sign-up', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  open('/home');
  const doors = { 'Back to your campus': '/dashboard', Communities: '/communities' };
  for (const [name, to] of Object.entries(doors)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  await answerCheck(true);
  for (const name of ['Get Started', 'Sign In', 'Create Account']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
  await act(() => new Promise((greeted) => setTimeout(greeted)));
  expect(screen.queryByText(/Sign up with your college email/)).not.toBeInTheDocument();
});

test('a session check that the shell has already done is not repeated', async () => {
  useSession.setState({ status: 'signed-out', reason: 'visitor' }, true);
  open('/');
  expect(headline()).toBeVisible();
  expect(checks).toBe(0);
});

test('each glass of chai is drawn inline, without an SVG use element', () => {
  open('/home');
  expect(document.querySelectorAll('[data-ink="glass"]')).toHaveLength(2);
  expect(document.querySelector('use')).toBeNull();
});
