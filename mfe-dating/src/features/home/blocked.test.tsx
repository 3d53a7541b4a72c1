import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHome } from '../../test-support/dating';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const lists = 'GET /api/dating/blocked';
const unblocks = 'POST /api/dating/unblock';
const ravi = { userId: 'ravi', name: 'Ravi', createdAt: '2026-03-13T12:00:00.000Z' };
const kabir = { userId: 'kabir', name: 'Kabir', createdAt: '2026-03-14T12:00:00.000Z' };

async function open(routes: Routes) {
  const server = fakeServer({
    'GET /api/dating/home': () => aHome(),
    ...routes,
  });
  const user = renderAt('/dating-home');
  await user.click(await screen.findByRole('button', { name: 'Blocked people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Blocked people' });
  return { server, user, dialog, inside: within(dialog) };
}

test('the dialog of blocked people is in the address, and Back closes it', async () => {
  const { dialog } = await open({ [lists]: () => [ravi] });
  expect(location.search).toBe('?blocked=1');
  await goBack();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(location.pathname).toBe('/dating-home');
});

test('the list shows a loading state, then each blocked student with the date', async () => {
  const answer = held<unknown>();
  const { inside } = await open({ [lists]: () => answer.answer });
  expect(inside.getByText('Loading blocked people')).toBeInTheDocument();
  answer.give([ravi, kabir]);
  const [first, second] = await inside.findAllByRole('listitem');
  expect(first).toHaveTextContent('RaviBlocked on 13 Mar 2026');
  expect(second).toHaveTextContent('KabirBlocked on 14 Mar 2026');
});

test('an empty list says that nobody is blocked', async () => {
  const { inside } = await open({ [lists]: () => [] });
  expect(await inside.findByText("You haven't blocked anyone")).toBeVisible();
});

test.each([
  [
    'the server says nothing',
    () => ({ status: 500, body: {} }),
    "Couldn't load the people you blocked",
  ],
  ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
  [
    'there is no answer',
    () => {
      throw offline;
    },
    'Server error. Please try again later.',
  ],
])('a failed list shows an error, and Try Again loads it: %s', async (_name, fail, message) => {
  const { server, user, inside } = await open({ [lists]: fail });
  expect(await inside.findByText(message)).toBeVisible();
  server.on({ [lists]: () => [ravi] });
  await user.click(inside.getByRole('button', { name: 'Try Again' }));
  expect(await inside.findByRole('button', { name: 'Unblock Ravi' })).toBeVisible();
});

test('unblocking removes the student from the list and moves focus to the next one', async () => {
  const { server, user, inside } = await open({
    [lists]: () => [ravi, kabir],
    [unblocks]: () => ({ message: 'Done' }),
  });
  await user.click(await inside.findByRole('button', { name: 'Unblock Ravi' }));
  expect(await screen.findByText('Unblocked')).toBeVisible();
  expect(inside.queryByText('Ravi')).not.toBeInTheDocument();
  expect(inside.getByRole('button', { name: 'Unblock Kabir' })).toHaveFocus();
  await user.click(inside.getByRole('button', { name: 'Unblock Kabir' }));
  expect(await inside.findByText("You haven't blocked anyone")).toBeVisible();
  expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
  const bodies = server.calls(unblocks).map(({ body }) => body);
  expect(bodies).toEqual([{ userId: 'ravi' }, { userId: 'kabir' }]);
});

test('a failed unblock shows the error and keeps the student in the list', async () => {
  const { user, inside } = await open({
    [lists]: () => [ravi],
    [unblocks]: () => refusal(500, 'Not now'),
  });
  await user.click(await inside.findByRole('button', { name: 'Unblock Ravi' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(inside.getByRole('button', { name: 'Unblock Ravi' })).toBeVisible();
});
