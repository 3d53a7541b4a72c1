import { lazyRoute } from '@campus/federation/remote';
import { useNotifications } from '@campus/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { lazyDialog, lazyForm, LazyPart } from './lazy';

/** As the shell's, around each remote. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'page failed' : this.props.children;
  }
}

const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

interface TeaProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
const Tea = ({ open }: TeaProps) => (open ? <p>Tea</p> : null);

/** A part whose code fails until there is a connection. */
const load = jest.fn(async () => {
  if (!navigator.onLine) throw chunkError();
  return Tea;
});
const goOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockClear();
  goOnline(false);
  useNotifications.setState({ items: [] });
});
afterEach(() => jest.restoreAllMocks());

const shown = () => useNotifications.getState().items.map(({ message }) => message);
const message = 'Network error. Please check your connection and try again.';

function renderDialog() {
  const Dialog = lazyDialog(load);
  const closed = jest.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => {
      closed();
      // As where the address opens the dialog: it closes later.
      setTimeout(setOpen, 0, false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <input aria-label="Comment" />
        <Dialog open={open} onClose={close} />
      </>
    );
  }
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  return closed;
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('without a connection, a dialog says so and closes once, and the page keeps what was typed', async () => {
  const closed = renderDialog();
  await userEvent.type(screen.getByRole('textbox'), 'Two cups');
  await press('Open');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([message]);
  expect(screen.getByRole('textbox')).toHaveValue('Two cups');

  goOnline(true);
  await press('Open');
  expect(await screen.findByText('Tea')).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('without a connection, a form is replaced by the message, and Try Again loads it', async () => {
  const Form = lazyForm(load);
  render(
    <PageBoundary>
      <Form open onClose={() => undefined} />
    </PageBoundary>,
  );
  expect(await screen.findByText(message)).toBeVisible();
  goOnline(true);
  await press('Try Again');
  expect(await screen.findByText('Tea')).toBeVisible();
});

test('a part that the page can do without is left out', async () => {
  const Part = lazyRoute(load);
  render(
    <LazyPart fallback="loading" failed={null}>
      <Part open onClose={() => undefined} />
    </LazyPart>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.body).toHaveTextContent(/^$/);
});

test.each([
  ['a missing chunk while there is a connection', chunkError()],
  ['an error in the code', new TypeError('cup is undefined')],
])("%s is the page's", async (_, error) => {
  const Form = lazyForm<object>(() => Promise.reject(error));
  goOnline(true);
  render(
    <PageBoundary>
      <Form />
    </PageBoundary>,
  );
  expect(await screen.findByText('page failed')).toBeVisible();
  expect(shown()).toEqual([]);
});
