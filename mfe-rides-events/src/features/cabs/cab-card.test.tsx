import { fakeServer, moderated, refusal } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCab, ridesOf, saturday } from '../../test-support/cabs';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

async function openCard(id: string) {
  const user = renderAt('/cab-sharing');
  const card = await screen.findByRole('article', { name: new RegExp(`Station ${id}`) });
  await user.click(within(card).getByRole('button', { expanded: false }));
  return { user, card, inCard: within(card) };
}

test("another student's ride has words and contact after a tap, and no controls", async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  const { user, inCard } = await openCard('a');
  expect(inCard.getByText('Words of a')).toBeVisible();
  expect(inCard.getByText('Asha Rao')).toBeVisible();
  expect(inCard.queryByRole('link')).not.toBeInTheDocument();
  await user.click(inCard.getByRole('button', { name: 'Show contact' }));
  const numbers = inCard.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers).toContain('tel:+919876543210');
  expect(inCard.getByRole('link', { name: 'WhatsApp 98765 43210' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Main Gate to Station a, Today at 5:30 pm')),
  );
  await waitFor(() => expect(server.calls('GET /api/cabs/a/verify-author')).toHaveLength(1));
  expect(inCard.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(inCard.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('the controls go when the server denies the authorship', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true })]));
  server.on({ 'GET /api/cabs/a/verify-author': () => ({ isAuthor: false }) });
  const { inCard } = await openCard('a');
  await waitFor(() =>
    expect(inCard.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument(),
  );
  expect(inCard.getByRole('button', { name: 'Ask for a seat' })).toBeVisible();
});

test('a failed check of the authorship is shown to nobody', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true })]));
  server.on({ 'GET /api/cabs/a/verify-author': () => refusal(500, 'Broken') });
  const { inCard } = await openCard('a');
  await waitFor(() => expect(server.calls('GET /api/cabs/a/verify-author')).toHaveLength(1));
  expect(inCard.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toHaveTextContent('Broken');
});

test('an edit sends what differs and merges the answer into the list', async () => {
  const cab = aCab('a', { isAuthor: true });
  const server = fakeServer(ridesOf([cab, aCab('b')]));
  server.on({ 'PUT /api/cabs/a': ({ body }) => ({ ...cab, ...(body as object) }) });
  const { user, card, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  const place = await inCard.findByRole('textbox', { name: 'Destination' });
  await user.clear(place);
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('Please enter the destination')).toBeVisible();
  expect(place).toHaveFocus();
  await user.type(place, 'Airport');
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cab updated successfully!')).toBeVisible();
  expect(card).toHaveAccessibleName('Main Gate to Airport');
  expect(server.calls('PUT /api/cabs/a')[0]?.body).toEqual({ destination: 'Airport' });
  expect(server.calls('GET /api/cabs')).toHaveLength(1);
});

test('an edit that moderation refuses keeps what was typed', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true })]));
  server.on({ 'PUT /api/cabs/a': () => moderated('description', 'insults somebody') });
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  const words = await inCard.findByRole('textbox', { name: 'Description' });
  await user.type(words, ', idiot');
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('description: insults somebody')).toBeVisible();
  expect(words).toHaveValue('Words of a, idiot');
  expect(words).toBeInvalid();
});

test('an edited ride of a full cab can keep its seats, and a draft of it is found again', async () => {
  const cab = aCab('a', { isAuthor: true, seatsAvailable: 0 });
  const server = fakeServer(ridesOf([cab]));
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  await user.type(await inCard.findByRole('textbox', { name: 'Description' }), ' again');
  await user.click(inCard.getByRole('button', { expanded: true }));
  await user.click(inCard.getByRole('button', { expanded: false }));
  expect(await inCard.findByText('Draft restored')).toBeVisible();
  server.on({ 'PUT /api/cabs/a': ({ body }) => ({ ...cab, ...(body as object) }) });
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('Words of a again')).toBeVisible();
});

test('deleting asks first, then the ride is gone from the list and the next one has focus', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true }), aCab('b')]));
  server.on({ 'DELETE /api/cabs/a': () => ({ message: 'Cab deleted successfully!' }) });
  const { user, card, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this cab?');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(server.calls('DELETE /api/cabs/a')).toHaveLength(0);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Cab deleted successfully!')).toBeVisible();
  expect(card).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Main Gate to Station b' })).toHaveFocus();
});

test('a deletion that fails says so and keeps the ride', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true })]));
  server.on({ 'DELETE /api/cabs/a': () => ({ status: 500, body: {} }) });
  const { user, card, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Failed to delete cab')).toBeVisible();
  expect(card).toBeInTheDocument();
});
