import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTaps } from './use-taps';

// jsdom has no pointer events.
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & { pointerType?: string }) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
const twice = jest.fn();
const opened = jest.fn();

function Post() {
  const { handlers, single } = useTaps(twice);
  return (
    <div {...handlers}>
      <p>Words</p>
      <a href="#elsewhere">Link</a>
      <button data-photo onClick={() => single(opened)}>
        Photo
      </button>
    </div>
  );
}

beforeEach(() => {
  Object.defineProperty(window, 'PointerEvent', { value: Pointer, configurable: true });
  jest.useFakeTimers();
  twice.mockReset();
  opened.mockReset();
  render(<Post />);
});
afterEach(() => jest.useRealTimers());

/** Pointer down, pointer up and the resulting click. */
function tap(name: string, how: { x?: number; to?: number; pointerType?: string } = {}) {
  const { x = 10, to = x, pointerType = 'touch' } = how;
  const target = screen.getByText(name);
  fireEvent.pointerDown(target, { clientX: x, pointerType });
  fireEvent.pointerUp(target, { clientX: to, pointerType });
  if (x === to) fireEvent.click(target);
}
const rest = () => act(() => jest.advanceTimersByTime(300));

test('a single touch opens a picture after a delay, a mouse click or a key at once', () => {
  tap('Photo');
  expect(opened).not.toHaveBeenCalled();
  rest();
  expect(opened).toHaveBeenCalledTimes(1);
  tap('Photo', { pointerType: 'mouse' });
  expect(opened).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByText('Photo'));
  expect(opened).toHaveBeenCalledTimes(3);
  expect(twice).not.toHaveBeenCalled();
});

test.each(['Words', 'Photo'])('a double tap on %s acts once and opens nothing', (name) => {
  tap(name);
  tap(name);
  rest();
  expect(twice).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

test('taps on links, in different places or with a moving finger are no double tap', () => {
  tap('Link');
  tap('Link');
  tap('Words');
  tap('Words', { x: 90 });
  tap('Words', { x: 90, to: 10 });
  tap('Words', { x: 10, to: 90 });
  expect(twice).not.toHaveBeenCalled();
});
