import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotifications } from '../notify/notify';
import { ShareMenu } from './menu';

// jsdom has no pointer events; the menu creates its own.
beforeAll(() => Object.defineProperty(window, 'PointerEvent', { value: MouseEvent }));

const said = () => useNotifications.getState().items.map(({ message }) => message);

beforeEach(() => useNotifications.setState({ items: [] }));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const link = { title: 'A post by asha', path: '/post/p' };
const address = 'http://localhost/post/p';

/** Renders the menu on a device with a share sheet, and presses its button. */
async function share(sheet: () => Promise<void>) {
  const open = jest.fn(sheet);
  Object.defineProperty(navigator, 'share', { value: open, configurable: true });
  render(<ShareMenu {...link} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(open).toHaveBeenCalledWith({ title: link.title, url: address });
}

test('opens the share sheet of a device that has one', async () => {
  await share(() => Promise.resolve());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('says nothing if the sheet is closed again', async () => {
  await share(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(said()).toEqual([]);
});

test('shows the link if the sheet fails', async () => {
  await share(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(said()).toEqual([`Copy this link: ${address}`]);
});

test('sends the title and the link by WhatsApp on other devices', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(<ShareMenu {...link} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send on WhatsApp' }));
  const [to, ...how] = open.mock.calls[0] ?? [];
  expect(new URL(String(to)).searchParams.get('text')).toBe(`${link.title}: ${address}`);
  expect(how).toEqual(['_blank', 'noopener']);
});
