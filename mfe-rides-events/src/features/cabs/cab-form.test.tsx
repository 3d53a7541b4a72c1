import { fakeServer, moderated, offline, refusal } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCab, renderAt, ridesOf, saturday } from '../../test-support/samples';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

async function openForm() {
  const user = renderAt('/cab-sharing?add=1');
  const dialog = await screen.findByRole('dialog', { name: 'Add Ride' });
  const form = within(dialog);
  await form.findByLabelText('Pickup location');
  const send = () => user.click(form.getByRole('button', { name: 'Add Ride' }));
  return { user, dialog, form, send };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

const entries = [
  ['Pickup location', 'Main Gate', 'Please enter the pickup location'],
  ['Destination', 'Airport', 'Please enter the destination'],
  ['Passenger name', 'Ravi', 'Please enter the passenger name'],
  ['Date', '2026-03-15', 'Please choose a date'],
  ['Time', '06:15', 'Please choose a time'],
  ['Seats', '3', 'Seats must be a whole number from 1 to 10'],
  ['Description', 'Two bags fit', 'Please enter a description'],
  ['Phone', '98765 43210', 'Please enter a phone number'],
] as const;

async function fill(user: UserEvent, form: Form) {
  for (const [label, value] of entries) await user.type(form.getByLabelText(label), value);
}

test('the ride form shows one error at a time, in field order, at its field', async () => {
  const server = fakeServer(ridesOf([]));
  const { user, form, send } = await openForm();
  for (const [label, value, message] of entries) {
    await send();
    expect(form.getByText(message)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    await user.type(form.getByLabelText(label), value);
    expect(form.queryByText(message)).not.toBeInTheDocument();
  }
  expect(server.calls('POST /api/cabs')).toHaveLength(0);
});

test.each(['0', '11', '2.5'])('%s seats are rejected', async (seats) => {
  fakeServer(ridesOf([]));
  const { user, form, send } = await openForm();
  await fill(user, form);
  await user.clear(form.getByLabelText('Seats'));
  await user.type(form.getByLabelText('Seats'), seats);
  await send();
  expect(form.getByText('Seats must be a whole number from 1 to 10')).toBeVisible();
});

test('a past departure in the campus time zone is rejected, one a minute later is accepted', async () => {
  const server = fakeServer(ridesOf([]));
  server.on({ 'POST /api/cabs': () => ({ status: 201, body: aCab('n') }) });
  const { user, form, send } = await openForm();
  expect(form.getByLabelText('Date')).toHaveAttribute('min', '2026-03-14');
  await fill(user, form);
  await user.clear(form.getByLabelText('Date'));
  await user.type(form.getByLabelText('Date'), '2026-03-14');
  await user.clear(form.getByLabelText('Time'));
  await user.type(form.getByLabelText('Time'), '09:30');
  await send();
  expect(form.getByText('Please choose a date and time in the future')).toBeVisible();
  await user.clear(form.getByLabelText('Time'));
  await user.type(form.getByLabelText('Time'), '09:31');
  await send();
  expect(await screen.findByText('Cab sharing post created successfully!')).toBeVisible();
});

test('a ride is sent once, then the list is reloaded', async () => {
  const server = fakeServer(ridesOf([]));
  const { user, dialog, form, send } = await openForm();
  await fill(user, form);
  await user.type(form.getByLabelText('Social media (optional)'), '@ravi');
  const added = aCab('n', { isAuthor: true });
  server.on({ ...ridesOf([added]), 'POST /api/cabs': () => ({ status: 201, body: added }) });
  await send();
  expect(await screen.findByText('Cab sharing post created successfully!')).toBeVisible();
  expect(await screen.findByRole('article', { name: /Station n/ })).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [call, ...more] = server.calls('POST /api/cabs');
  expect(more).toEqual([]);
  expect(call?.body).toEqual({
    source: 'Main Gate',
    destination: 'Airport',
    passengerName: 'Ravi',
    journeyDate: '2026-03-15',
    journeyTime: '06:15',
    seatsAvailable: 3,
    description: 'Two bags fit',
    phone: '98765 43210',
    socialMedia: '@ravi',
  });
  expect(localStorage.getItem('draft:cab')).toBeNull();
});

test('a moderation rejection shows field and reason in a box, and focuses the field', async () => {
  const server = fakeServer(ridesOf([]));
  server.on({ 'POST /api/cabs': () => moderated('description', 'insults somebody') });
  const { user, form, send } = await openForm();
  await fill(user, form);
  await send();
  const box = (await form.findByText('Cab Post Not Allowed')).closest('[role="alert"]');
  expect(box).toHaveTextContent('description: insults somebody');
  expect(box).toHaveTextContent(
    'Please modify your content to follow community guidelines and try again.',
  );
  expect(form.getByLabelText('Description')).toHaveFocus();
  expect(form.getByLabelText('Description')).toHaveValue('Two bags fit');
});

test('a failure shows the server message or a fallback, and a retry sends the same key', async () => {
  const server = fakeServer(ridesOf([]));
  server.on({ 'POST /api/cabs': () => refusal(429, 'Too many rides today') });
  const { user, form, send } = await openForm();
  await fill(user, form);
  await send();
  expect(await form.findByText('Too many rides today')).toBeVisible();
  server.on({
    'POST /api/cabs': () => {
      throw offline;
    },
  });
  await send();
  expect(await form.findByText('Failed to create cab post. Please try again.')).toBeVisible();
  const keys = server.calls('POST /api/cabs').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
