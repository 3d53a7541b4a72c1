import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { confirm } from './alert-dialog';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Request a college"
        description="We will review it."
        footer={<Button>Send</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog takes focus, closes on Escape and returns focus', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Request a college' });
  expect(dialog).toHaveAccessibleDescription('We will review it.');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the close button closes the dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function Asks() {
  const [answer, setAnswer] = useState('');
  const ask = async () =>
    setAnswer(
      (await confirm({ title: 'Are you sure you want to delete this post?' })) ? 'yes' : 'no',
    );
  return (
    <>
      <Button onClick={() => void ask()}>Remove</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

describe('confirm', () => {
  test.each([
    ['Delete', 'yes'],
    ['Cancel', 'no'],
  ])('%s answers %s', async (name, answer) => {
    render(<Asks />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`Answer: ${answer}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('Cancel has focus first, and Escape answers no and returns focus', async () => {
    render(<Asks />);
    const opener = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Answer: no')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('the Back button of the device answers no', async () => {
    let back = () => {};
    class CloseWatcher extends EventTarget {
      destroy = jest.fn();
      constructor() {
        super();
        back = () => void this.dispatchEvent(new Event('close'));
      }
    }
    Object.assign(window, { CloseWatcher });
    render(<Asks />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog');
    act(() => back());
    expect(await screen.findByText('Answer: no')).toBeVisible();
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
});
