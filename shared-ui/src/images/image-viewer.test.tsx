import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { blurredStyle, Thumbnails } from './thumbnails';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `/media/${index + 1}.webp` }));

/** A page that stores the index of the viewed picture. */
function Page({ count, onPosition }: { count: number; onPosition: (at: number | null) => void }) {
  const [position, setPosition] = useState<number | null>(null);
  const show = (next: number | null) => {
    onPosition(next);
    setPosition(next);
  };
  return <Thumbnails images={pictures(count)} of="by Asha" position={position} onPosition={show} />;
}

async function open(count: number, at = 1) {
  const onPosition = jest.fn();
  const { unmount } = render(<Page count={count} onPosition={onPosition} />);
  const opener = screen.getByRole('button', { name: `Image ${at} of ${count} by Asha` });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Image viewer' });
  // Keys go to the focused element, and the viewer takes focus a moment after mounting.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { opener, onPosition, unmount };
}

const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the viewer opens at the pressed picture with a hint and a counter', async () => {
  await open(3, 2);
  expect(screen.getByText('Tap outside or click ✕ to close')).toBeVisible();
  expect(counter()).toBe('2 / 3');
  expect(screen.getByRole('img', { name: 'Image 2 of 3 by Asha' })).toHaveAttribute(
    'src',
    '/media/2.webp',
  );
  expect(screen.getByRole('group', { name: '2 of 3' })).toBeVisible();
});

test('arrow keys and buttons wrap around at both ends', async () => {
  await open(3, 3);
  await userEvent.keyboard('{ArrowRight}');
  expect(counter()).toBe('1 / 3');
  await userEvent.keyboard('{ArrowLeft}');
  expect(counter()).toBe('3 / 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(counter()).toBe('1 / 3');
  expect(screen.getByRole('button', { name: 'Next image' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(counter()).toBe('3 / 3');
});

test('a single picture has no previous, next or thumbnails, and arrow keys do nothing', async () => {
  await open(1);
  expect(screen.queryByRole('button', { name: /(Previous|Next) image/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Show image/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(counter()).toBe('1 / 1');
});

test.each([
  [2, 2],
  [5, 5],
  [6, 0],
])('the viewer of %i pictures shows %i thumbnails', async (count, thumbnails) => {
  await open(count);
  expect(screen.queryAllByRole('button', { name: /Show image/ })).toHaveLength(thumbnails);
});

test('a thumbnail shows its picture', async () => {
  await open(4);
  expect(screen.getByRole('button', { name: 'Show image 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show image 3' }));
  expect(counter()).toBe('3 / 4');
});

test('Escape closes the viewer and returns focus', async () => {
  const { opener, onPosition } = await open(2);
  expect(onPosition).toHaveBeenLastCalledWith(0);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(onPosition).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a click outside of the picture closes the viewer, a click on it does not', async () => {
  await open(2);
  await userEvent.click(screen.getByRole('img', { name: 'Image 1 of 2 by Asha' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('group', { name: '1 of 2' }));
  await closed();
});

test('the close button closes the viewer and restores the scroll position after ten milliseconds', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await open(2);
  scrollTo.mockClear();
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  const restored = expect.objectContaining({ top: 640 });
  act(() => void jest.advanceTimersByTime(9));
  expect(scrollTo).not.toHaveBeenCalledWith(restored);
  act(() => void jest.advanceTimersByTime(1));
  expect(scrollTo).toHaveBeenCalledWith(restored);
  await closed();
  jest.useRealTimers();
});

test('a viewer removed with its page does not scroll the next page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { unmount } = await open(2);
  scrollTo.mockClear();
  jest.useFakeTimers();
  unmount();
  window.history.pushState(null, '', '/elsewhere');
  act(() => void jest.advanceTimersByTime(10));
  expect(scrollTo).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('the placeholder of a picture has the colours encoded in its address', () => {
  const style = blurredStyle(`/media/${'0'.repeat(40)}c12345678abcd-320.webp`);
  expect(style?.background.match(/#[\da-f]{3}\b/g)).toEqual(['#123', '#456', '#78a', '#bcd']);
  expect(blurredStyle(`/media/${'0c'.repeat(20)}.webp`)).toBeUndefined();
});
