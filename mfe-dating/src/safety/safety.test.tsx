import { ApiProvider } from '@campus/contract/react';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { Button, ToastStack } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SafetyMenu } from './safety-menu';
import { emptyBrowser, goBack } from '../test-support/render-at';

const ok = () => ({ message: 'ok' });
const noAnswer = () => {
  throw offline;
};
const onGone = jest.fn();

beforeEach(() => {
  // A key press on a menu item dispatches this kind of event, which jsdom lacks.
  Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true });
  emptyBrowser();
  history.replaceState(null, '', '/');
  onGone.mockClear();
});

function show(routes: Routes, matchId?: string) {
  const server = fakeServer(routes);
  render(
    <BrowserRouter>
      <ApiProvider>
        <SafetyMenu name="Asha" userId="asha" matchId={matchId} onGone={onGone} />
        <ToastStack />
      </ApiProvider>
    </BrowserRouter>,
  );
  return { server, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'More about Asha' });

async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('the menu offers no Unmatch without a match', async () => {
  const { user } = show({});
  await user.click(button());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Report', 'Block']);
});

test('the menu works by keyboard, and a closed question returns focus to its button', async () => {
  const { user } = show({});
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Report Asha' }));

test('a report sends its reason and keeps the match', async () => {
  const { server, user } = show({ 'POST /api/reports': ok }, 'm1');
  await choose(user, 'Report');
  const asked = await dialog();
  await user.click(asked.getByRole('radio', { name: 'Fake profile' }));
  await user.type(asked.getByLabelText('Details (optional)'), 'Not her');
  expect(asked.getByText('7 / 500')).toBeVisible();
  expect(asked.getByRole('link', { name: /Community guidelines/ })).toHaveAttribute(
    'href',
    '/disclaimer#community-guidelines',
  );
  await user.click(asked.getByRole('button', { name: 'Report' }));
  expect(
    await screen.findByText(/If you don't want to hear from them, block or unmatch them/),
  ).toBeVisible();
  expect(server.calls('POST /api/reports')[0]?.body).toEqual({
    kind: 'profile',
    id: 'asha',
    reason: 'fake profile',
    details: 'Not her',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Report');
  expect(await screen.findByLabelText('Details (optional)')).toHaveValue('');
  expect(onGone).not.toHaveBeenCalled();
});

test('Back closes the report and keeps what was typed', async () => {
  const { user } = show({});
  await choose(user, 'Report');
  await user.type((await dialog()).getByLabelText('Details (optional)'), 'Not her');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Report');
  expect((await dialog()).getByLabelText('Details (optional)')).toHaveValue('Not her');
});

test('a reported student who is not a match is removed', async () => {
  const { user } = show({ 'POST /api/reports': ok });
  await choose(user, 'Report');
  const asked = await dialog();
  await user.click(asked.getByRole('radio', { name: 'Under 18' }));
  await user.click(asked.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText(/you won't see it again/)).toBeVisible();
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
});

test('a report without a reason or with too long details is not sent', async () => {
  const { server, user } = show({});
  await choose(user, 'Report');
  const asked = await dialog();
  const send = asked.getByRole('button', { name: 'Report' });
  await user.click(send);
  const reasons = asked.getByRole('radiogroup', { name: "What's wrong?" });
  expect(reasons).toBeInvalid();
  expect(reasons).toHaveAccessibleDescription('Please choose a reason');
  expect(asked.getByRole('radio', { name: 'Harassment' })).toHaveFocus();
  await user.click(asked.getByRole('radio', { name: 'Harassment' }));
  expect(asked.queryByText('Please choose a reason')).not.toBeInTheDocument();
  await user.click(asked.getByLabelText('Details (optional)'));
  await user.paste('a'.repeat(501));
  await user.click(send);
  expect(asked.getByText('Details must be 500 characters or less')).toBeVisible();
  expect(server.asked).toHaveLength(0);
});

test.each([
  [() => refusal(404, "We can't find that profile"), "We can't find that profile"],
  [() => refusal(500, ''), "Couldn't send your report"],
  [noAnswer, "Couldn't send your report"],
])('a failed report shows the error and keeps the input (%#)', async (fail, message) => {
  const { user } = show({ 'POST /api/reports': fail });
  await choose(user, 'Report');
  const asked = await dialog();
  const details = asked.getByLabelText('Details (optional)');
  await user.click(asked.getByRole('radio', { name: 'Under 18' }));
  await user.type(details, 'She said so');
  await user.click(asked.getByRole('button', { name: 'Report' }));
  expect((await screen.findByText(message)).closest('[tabindex="-1"]')).toHaveFocus();
  expect(details).toHaveValue('She said so');
  expect(asked.getByRole('radio', { name: 'Under 18' })).toBeChecked();
  expect(onGone).not.toHaveBeenCalled();
});

const choices = [
  {
    item: 'Block',
    call: 'POST /api/dating/block',
    body: { userId: 'asha' },
    question: 'Block Asha?',
    done: "Blocked. You won't see each other any more.",
    failed: "Couldn't block them. Please try again.",
  },
  {
    item: 'Unmatch',
    call: 'POST /api/dating/unmatch',
    body: { matchId: 'm1' },
    question: 'Unmatch Asha?',
    done: "You're no longer matched",
    failed: "Couldn't unmatch. Please try again.",
  },
];

test.each(choices)('$item asks for confirmation, then removes the student', async (choice) => {
  const { server, user } = show({ [choice.call]: ok }, 'm1');
  await choose(user, choice.item);
  await screen.findByRole('alertdialog', { name: choice.question });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.asked).toHaveLength(0);

  await choose(user, choice.item);
  const question = within(await screen.findByRole('alertdialog', { name: choice.question }));
  await user.dblClick(question.getByRole('button', { name: choice.item }));
  expect(await screen.findByText(choice.done)).toBeVisible();
  expect(server.calls(choice.call).map(({ body }) => body)).toEqual([choice.body]);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test.each(choices)('a failed $item shows the error and can be retried', async (choice) => {
  const { server, user } = show({ [choice.call]: () => refusal(500, '') }, 'm1');
  await choose(user, choice.item);
  const again = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: choice.item,
  });
  await user.click(again);
  expect(await screen.findByText(choice.failed)).toBeVisible();
  server.on({ [choice.call]: () => refusal(404, "We can't find that profile") });
  await user.click(again);
  expect(await screen.findByText("We can't find that profile")).toBeVisible();
  server.on({ [choice.call]: noAnswer });
  await user.click(again);
  expect(await screen.findByText('Server error. Please try again.')).toBeVisible();
  expect(onGone).not.toHaveBeenCalled();
  server.on({ [choice.call]: ok });
  await user.click(again);
  expect(await screen.findByText(choice.done)).toBeVisible();
});

test('the unmatch question says that the messages are deleted for both', async () => {
  const { user } = show({}, 'm1');
  await choose(user, 'Unmatch');
  expect(await screen.findByText(/deletes its messages for both/)).toBeVisible();
});

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <ApiProvider>
      <Button onClick={() => setOpen(true)}>Look</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Asha">
        <SafetyMenu name="Asha" userId="asha" onGone={() => setOpen(false)} />
      </Dialog>
      <ToastStack />
    </ApiProvider>
  );
}

test('inside a dialog, Escape closes only the report, and a block closes everything', async () => {
  fakeServer({ 'POST /api/dating/block': ok });
  render(<InDialog />, { wrapper: BrowserRouter });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Look' }));
  await screen.findByRole('dialog', { name: 'Asha' });
  await choose(user, 'Report');
  await screen.findByRole('dialog', { name: 'Report Asha' });
  await user.click(screen.getByRole('radio', { name: 'Harassment' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Report Asha' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Asha' })).toBeVisible();
  await choose(user, 'Block');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
