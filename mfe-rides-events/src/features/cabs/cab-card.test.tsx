import { fakeServer } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCab, renderAt, ridesOf, saturday } from '../../test-support/samples';

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

test("another student's ride shows its contact after a click, and no controls", async () => {
  const server = fakeServer(ridesOf([aCab('a')]));
  const { user, inCard } = await openCard('a');
  expect(inCard.getByText('Words of a')).toBeVisible();
  expect(inCard.getByText('Asha Rao')).toBeVisible();
  expect(inCard.getAllByRole('link')).toEqual([
    inCard.getByRole('link', { name: 'Ask for the meeting point' }),
  ]);
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

test('when the server denies authorship, the card offers Ask for a seat instead of Edit', async () => {
  const server = fakeServer(ridesOf([aCab('a', { isAuthor: true })]));
  server.on({ 'GET /api/cabs/a/verify-author': () => ({ isAuthor: false }) });
  const { inCard } = await openCard('a');
  await waitFor(() =>
    expect(inCard.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument(),
  );
  expect(inCard.getByRole('button', { name: 'Ask for a seat' })).toBeVisible();
});

test('an edit sends only changed fields and updates the list without a reload', async () => {
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

test('an edit of a full ride can keep 0 seats, and its draft is restored', async () => {
  const cab = aCab('a', { isAuthor: true, seatsAvailable: 0 });
  const server = fakeServer(ridesOf([cab]));
  const { user, inCard } = await openCard('a');
  await user.click(inCard.getByRole('button', { name: 'Edit' }));
  await user.type(await inCard.findByRole('textbox', { name: 'Description' }), ' again');
  await user.click(inCard.getByRole('button', { expanded: true }));
  await user.click(await inCard.findByRole('button', { expanded: false }));
  expect(await inCard.findByText('Draft restored')).toBeVisible();
  server.on({ 'PUT /api/cabs/a': ({ body }) => ({ ...cab, ...(body as object) }) });
  await user.click(inCard.getByRole('button', { name: 'Save' }));
  expect(await inCard.findByText('Words of a again')).toBeVisible();
});

test.each([
  ["the student's own", { isAuthor: true }],
  ['over', { hasEnded: true }],
])('a ride that is %s has no "Ask for the meeting point" link', async (_name, changes) => {
  fakeServer(ridesOf([aCab('a', changes)]));
  const { inCard } = await openCard('a');
  expect(inCard.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(inCard.queryByRole('link', { name: 'Ask for the meeting point' })).toBeNull();
});
