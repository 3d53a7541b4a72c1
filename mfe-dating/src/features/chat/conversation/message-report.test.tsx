import { moderated, refusal } from '@campus/contract/testing';
import { numbered } from '@campus/shared-features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  arrives,
  findLog,
  freshChat,
  input,
  log,
  online,
  openChat,
  words,
} from '../testing/open-chat';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

beforeEach(() => {
  // A key press on a menu item dispatches this kind of event, which jsdom lacks.
  Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true });
  freshChat();
});

const send = 'POST /api/reports';

async function openDialog(user: ReturnType<typeof openChat>['user']) {
  const row = (await screen.findByText('Message 1')).closest('li')!;
  await user.click(within(row).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  return within(await screen.findByRole('dialog', { name: 'Report this message' }));
}

const said = () => [numbered(1), numbered(2, { sender: 'me' }), numbered(3)];

test('a reported message is removed and stays removed when its event arrives again', async () => {
  const campus = openChat({ said: said(), routes: { [send]: () => ({ message: 'ok' }) } });
  const { server, user } = campus;
  await findLog();
  await online(campus);
  const own = screen.getByText('Message 2').closest('li')!;
  expect(within(own).queryByRole('button')).toBeNull();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: 'Threat or danger' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(words()).toEqual(['Message 2', 'Message 3']));
  expect(server.calls(send)[0]?.body).toMatchObject({ kind: 'message', id: 'n1' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Messages' })).toHaveFocus());
  arrives(campus, numbered(1));
  expect(words()).toEqual(['Message 2', 'Message 3']);
  expect(location.search).toBe('?match=m1');
});

test('a failed report shows the error and keeps the message', async () => {
  const { user } = openChat({
    said: said(),
    routes: { [send]: () => refusal(409, "You've already reported this") },
  });
  await findLog();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: 'Harassment' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("You've already reported this");
  expect(within(log()).getByText('Message 1')).toBeInTheDocument();
});

test('a message rejected by moderation links to the guidelines', async () => {
  const { user } = openChat({
    routes: { 'POST /api/dating/send-message': () => moderated('message', 'Be kind') },
  });
  await findLog();
  await user.type(input(), 'Fool{Enter}');
  const link = await screen.findByRole('link', { name: /Community guidelines/ });
  expect(link).toHaveAttribute('href', '/disclaimer#community-guidelines');
  expect(screen.getByText(/Be kind/)).toBeVisible();
});
