import type { Cab, SeatRequest } from '@campus/contract';
import { fakeServer, refusal } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { io } from 'socket.io-client';
import { aCab, aRequest, renderAt, ridesOf, saturday } from '../../test-support/samples';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

/** The server's end of the connection. */
function line() {
  const listeners = new Map<string, () => void>();
  const socket = {
    active: true,
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    emit: () => undefined,
    disconnect: () => undefined,
  };
  jest.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const student = { _id: 's1', college_id: 'c1', username: 'ravi', isStaff: false };
  useSession.setState({ status: 'signed-in', student }, true);
  const tell = (name: string) => act(async () => listeners.get(name)?.());
  const stands = async () => {
    await waitFor(() => expect(listeners.has('connect')).toBe(true));
    await tell('connect');
  };
  return { stands, tell };
}

beforeEach(() => {
  emptyBrowser();
  useSession.setState({ status: 'signed-out' }, true);
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

async function openCard() {
  const user = renderAt('/cab-sharing');
  const card = await screen.findByRole('article', { name: /Station a/ });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { user, card, inCard: within(card) };
}

const answer = (cab: Cab) => ({ message: 'Done', cab });

test('a seat can be requested, and the request can be withdrawn', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  server.on({
    'POST /api/cabs/a/seat': () => answer(aCab('a', { mySeat: 'asked' })),
    'DELETE /api/cabs/a/seat': () => answer(aCab('a')),
  });
  const { user, inCard } = await openCard();
  await user.click(inCard.getByRole('button', { name: 'Ask for a seat' }));
  const withdraw = await inCard.findByRole('button', { name: 'Withdraw' });
  expect(withdraw).toHaveFocus();
  expect(inCard.getAllByText('Seat requested')).not.toHaveLength(0);
  await user.click(withdraw);
  expect(await inCard.findByRole('button', { name: 'Ask for a seat' })).toBeVisible();
});

test('a granted seat can be returned after a confirmation', async () => {
  const server = fakeServer(ridesOf([aCab('a', { mySeat: 'granted', seatsAvailable: 2 })]));
  server.on({ 'DELETE /api/cabs/a/seat': () => answer(aCab('a')) });
  const { user, inCard } = await openCard();
  await user.click(inCard.getByRole('button', { name: 'Give it back' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('Seat given back')).toBeVisible();
  expect(inCard.getByRole('button', { name: 'Ask for a seat' })).toBeVisible();
});

test.each([
  ['refused', { mySeat: 'refused' }, 'Your request was turned down.'],
  ['full', { seatsAvailable: 0 }, 'This ride is full'],
  ['gone', { hasEnded: true }, 'This ride has already left'],
] as const)('a ride that is %s has no seat button', async (_, changes, words) => {
  fakeServer(ridesOf([aCab('a', changes)]));
  const { inCard } = await openCard();
  expect(inCard.getByText(words)).toBeVisible();
  expect(inCard.queryByRole('button', { name: /seat|Withdraw|back/ })).not.toBeInTheDocument();
});

test('a rejected seat request shows the error and reloads the ride', async () => {
  const server = fakeServer(ridesOf([aCab('a', { seatsAvailable: 1 })]));
  server.on({
    'POST /api/cabs/a/seat': () => refusal(409, 'This ride is full'),
    'GET /api/cabs/a': () => aCab('a', { seatsAvailable: 0 }),
  });
  const { user, inCard } = await openCard();
  await user.click(inCard.getByRole('button', { name: 'Ask for a seat' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This ride is full');
  expect(await inCard.findByText('Full', { selector: 'article > :first-child *' })).toBeVisible();
  expect(inCard.queryByRole('button', { name: 'Ask for a seat' })).not.toBeInTheDocument();
});

function driver(requests: readonly SeatRequest[]) {
  const cab = aCab('a', { isAuthor: true, seatsAvailable: 1, seatRequests: 2 });
  const server = fakeServer(ridesOf([cab]));
  server.on({ 'GET /api/cabs/a/seat-requests': () => requests });
  return { server, cab };
}

test('the driver sees the seat requests and can grant or refuse them', async () => {
  const { server, cab } = driver([aRequest('x'), aRequest('y')]);
  const { user, card, inCard } = await openCard();
  expect(inCard.getByText('2 seat requests')).toBeVisible();
  const grant = await inCard.findByRole('button', { name: 'Grant the request of student_x' });
  server.on({
    'POST /api/cabs/a/seat-requests/x': () =>
      answer({ ...cab, seatsAvailable: 0, seatRequests: 1 }),
    'POST /api/cabs/a/seat-requests/y': () =>
      answer({ ...cab, seatsAvailable: 0, seatRequests: 0 }),
    'GET /api/cabs/a/seat-requests': () => [aRequest('x', { state: 'granted' }), aRequest('y')],
  });
  await user.click(grant);
  expect(await inCard.findByText('Granted')).toBeVisible();
  expect(inCard.getByText('1 seat request')).toBeVisible();
  expect(server.calls('POST /api/cabs/a/seat-requests/x')[0]?.body).toEqual({ action: 'grant' });
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  server.on({
    'GET /api/cabs/a/seat-requests': () => [
      aRequest('x', { state: 'granted' }),
      aRequest('y', { state: 'refused' }),
    ],
  });
  await user.click(inCard.getByRole('button', { name: 'Refuse the request of student_y' }));
  expect(await inCard.findByText('Refused')).toBeVisible();
  expect(inCard.queryByText('1 seat request')).not.toBeInTheDocument();
});

test('granting a withdrawn request shows the error and reloads the requests', async () => {
  const { server, cab } = driver([aRequest('x')]);
  const { user, inCard } = await openCard();
  const grant = await inCard.findByRole('button', { name: 'Grant the request of student_x' });
  server.on({
    'POST /api/cabs/a/seat-requests/x': () =>
      refusal(409, 'This request was already answered or withdrawn'),
    'GET /api/cabs/a/seat-requests': () => [],
    'GET /api/cabs/a': () => ({ ...cab, seatRequests: 0 }),
  });
  await user.click(grant);
  expect(
    await screen.findByText('This request was already answered or withdrawn'),
  ).toBeInTheDocument();
  expect(await inCard.findByText('Nobody has asked for a seat yet.')).toBeVisible();
  expect(inCard.queryByText('2 seat requests')).not.toBeInTheDocument();
});

test('when the seat requests fail to load, an error is shown', async () => {
  const { server } = driver([]);
  server.on({ 'GET /api/cabs/a/seat-requests': () => ({ status: 500, body: {} }) });
  const { inCard } = await openCard();
  expect(await inCard.findByText("Couldn't load the seat requests")).toBeVisible();
});

test('a notification updates the seat on an open card to granted', async () => {
  const server = fakeServer(ridesOf([aCab('a', { mySeat: 'asked' })]));
  const { stands, tell } = line();
  const { inCard } = await openCard();
  await stands();
  expect(inCard.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  server.on(ridesOf([aCab('a', { mySeat: 'granted', seatsAvailable: 2 })]));
  await tell('notification');
  expect(await inCard.findByRole('button', { name: 'Give it back' })).toBeVisible();
});

test('a seat granted during a disconnect is shown after the reconnect', async () => {
  const server = fakeServer(ridesOf([aCab('a', { mySeat: 'asked' })]));
  const { stands, tell } = line();
  const { inCard } = await openCard();
  await stands();
  await tell('disconnect');
  server.on(ridesOf([aCab('a', { mySeat: 'granted' })]));
  expect(inCard.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await tell('connect');
  expect(await inCard.findByRole('button', { name: 'Give it back' })).toBeVisible();
});

test('a seat request is shown even if the response does not hold the ride', async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  server.on({
    'POST /api/cabs/a/seat': () => {
      server.on({ 'GET /api/cabs/a': () => aCab('a', { mySeat: 'asked' }) });
      return { message: 'Done' };
    },
  });
  const { user, inCard } = await openCard();
  await user.click(inCard.getByRole('button', { name: 'Ask for a seat' }));
  expect(await inCard.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByText("Couldn't save that. Please try again.")).toBeNull();
});
