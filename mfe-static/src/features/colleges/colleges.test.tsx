import type { College } from '@campus/contract';
import { fakeServer, offline, refusal } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';

const list = 'GET /api/colleges';

const college = (name: string, state: string): College => ({
  _id: name,
  name,
  state,
  country: 'India',
  emailSuffix: `@${name.toLowerCase()}.edu.example`,
});

const few = [college('Sahyadri', 'Maharashtra'), college('Kaveri', 'Karnataka')];
const many = [
  ...few,
  ...['Aravalli', 'Brahmaputra', 'Coromandel', 'Nilgiri', 'Vindhya'].map((name) =>
    college(name, 'Elsewhere'),
  ),
];

const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

beforeEach(emptyBrowser);

test('the colleges page shows its text while the list is loading', async () => {
  fakeServer({ [list]: () => new Promise(() => undefined) });
  renderAt('/colleges');
  expect(await screen.findByText('Loading colleges')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: 'Colleges' })).toBeVisible();
  expect(screen.getByRole('region', { name: "Don't see yours?" })).toBeVisible();
});

test('each college shows its name, state, country and email suffix', async () => {
  fakeServer({ [list]: () => few });
  renderAt('/colleges');
  const cards = within(await screen.findByRole('list', { name: 'Partner colleges' }));
  const [first] = cards.getAllByRole('listitem');
  for (const words of ['Sahyadri', 'Maharashtra', 'India', /@sahyadri\.edu\.example$/]) {
    expect(within(first!).getByText(words)).toBeVisible();
  }
  expect(screen.getByText('2 colleges')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('colleges can be searched by name, state and suffix, and the search is in the address', async () => {
  fakeServer({ [list]: () => many });
  const user = renderAt('/colleges');
  const box = await screen.findByRole('searchbox', { name: 'Search colleges' });
  await user.type(box, 'elsewhere NIL');
  expect(await screen.findByText('1 college found')).toBeVisible();
  expect(names()).toEqual(['Nilgiri']);
  expect(location.search).toBe('?q=elsewhere+NIL');
  await user.clear(box);
  await user.type(box, '@kaveri');
  expect(await screen.findByText('1 college found')).toBeVisible();
  expect(names()).toEqual(['Kaveri']);
});

test('a search without results offers to request the college', async () => {
  fakeServer({ [list]: () => many });
  const user = renderAt('/colleges?q=zzz');
  expect(await screen.findByText('No college found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Request a college' })[1]!);
  expect(await screen.findByRole('dialog', { name: 'Request a college' })).toBeVisible();
});

test('without colleges, the page shows an empty state', async () => {
  fakeServer({ [list]: () => [] });
  renderAt('/colleges');
  expect(await screen.findByText('No colleges yet')).toBeVisible();
});

test.each([
  [() => refusal(500, ''), 'Failed to fetch colleges'],
  [() => refusal(503, 'Closed for cleaning'), 'Closed for cleaning'],
  [
    () => {
      throw offline;
    },
    'Server error. Please try again later.',
  ],
])('a failed list shows an error, and Try Again loads it (%#)', async (fail, message) => {
  const server = fakeServer({ [list]: fail });
  const user = renderAt('/colleges');
  expect(await screen.findByText(message)).toBeVisible();
  server.on({ [list]: () => few });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 colleges')).toBeVisible();
});

test('the request dialog is in the address, and Back closes it', async () => {
  fakeServer({ [list]: () => few });
  const user = renderAt('/colleges');
  await user.click(await screen.findByRole('button', { name: 'Request a college' }));
  expect(await screen.findByRole('dialog', { name: 'Request a college' })).toBeVisible();
  expect(location.search).toBe('?dialog=request');
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
