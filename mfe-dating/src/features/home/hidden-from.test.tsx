import { fakeServer, held, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHome } from '../../test-support/dating';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';

beforeEach(emptyBrowser);

const lists = 'GET /api/dating/hidden-from';
const hides = 'PUT /api/dating/hidden-from/ravi_k';
const shows = 'DELETE /api/dating/hidden-from/ravi_k';
const ravi = { username: 'ravi_k', createdAt: '2026-03-13T12:00:00.000Z' };

async function open(routes: Routes) {
  const server = fakeServer({ 'GET /api/dating/home': () => aHome(), ...routes });
  const user = renderAt('/dating-home');
  await user.click(await screen.findByRole('button', { name: 'Hide from people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide from people' });
  const inside = within(dialog);
  const field = await inside.findByRole('textbox', { name: 'Hide from' });
  return { server, user, dialog, inside, field };
}

test('the dialog to hide from people is in the address, and Back closes it', async () => {
  const { dialog } = await open({ [lists]: () => [] });
  expect(location.search).toBe('?hiding=1');
  await goBack();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('the list shows a loading state, then each person with the date', async () => {
  const answer = held<unknown>();
  const { inside } = await open({ [lists]: () => answer.answer });
  const region = inside.getByText('Loading the people you hide from');
  expect(region).toHaveAttribute('role', 'status');
  answer.give([ravi]);
  expect(await inside.findByRole('listitem')).toHaveTextContent('ravi_kHidden since 13 Mar 2026');
  expect(region).toHaveTextContent('1 loaded');
});

test.each([
  ['without an @', 'ravi_k'],
  ['with an @ after a space', ' @ravi_k'],
])('a student hides from a username typed %s, and a blank name sends nothing', async (_, typed) => {
  let hidden: (typeof ravi)[] = [];
  const { server, user, inside, field } = await open({
    [lists]: () => hidden,
    [hides]: () => {
      hidden = [ravi];
      return { message: "ravi_k doesn't see you in dating now" };
    },
  });
  expect(await inside.findByText("You aren't hiding from anyone.")).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Hide' }));
  expect(server.asked.map(({ method }) => method)).not.toContain('PUT');
  await user.type(field, `${typed}{Enter}`);
  expect(await inside.findByRole('listitem')).toHaveTextContent('ravi_k');
  expect(field).toHaveValue('');
  expect(await screen.findByText("ravi_k doesn't see you in dating now")).toBeInTheDocument();
});

test.each([
  [
    'says why it is refused',
    () => refusal(404, "We can't find anyone with that name"),
    "We can't find anyone with that name",
  ],
  ['says that it failed', () => ({ status: 500, body: {} }), "Couldn't hide you from them"],
  [
    'says that there is no answer',
    () => {
      throw offline;
    },
    'Server error. Please try again.',
  ],
])('a failed hide keeps the name, and the field %s', async (_, answer, message) => {
  const { user, inside, field } = await open({ [lists]: () => [], [hides]: answer });
  await user.type(field, 'ravi_k');
  await user.click(inside.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ravi_k');
  await user.type(field, 'x');
  expect(inside.queryByText(message)).not.toBeInTheDocument();
});

test('removing a person takes them off the list and moves focus to the field', async () => {
  let hidden = [ravi];
  const { user, inside, field } = await open({
    [lists]: () => hidden,
    [shows]: () => {
      hidden = [];
      return { message: 'ravi_k can see you in dating again' };
    },
  });
  await user.click(await inside.findByRole('button', { name: 'Remove ravi_k' }));
  expect(await inside.findByText("You aren't hiding from anyone.")).toBeVisible();
  expect(field).toHaveFocus();
});

test('when the list fails to load, an error is shown and Try Again loads it', async () => {
  let down = true;
  const { user, inside } = await open({
    [lists]: () => (down ? { status: 500, body: {} } : [ravi]),
  });
  expect(await inside.findByText("Couldn't load the people you hide from")).toBeVisible();
  down = false;
  await user.click(inside.getByRole('button', { name: 'Try Again' }));
  expect(await inside.findByRole('listitem')).toHaveTextContent('ravi_k');
});
