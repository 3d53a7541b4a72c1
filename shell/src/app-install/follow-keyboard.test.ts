import { followKeyboard } from './follow-keyboard';

const root = document.documentElement;
const view = Object.assign(new EventTarget(), { width: 360, height: 740, scale: 1 });
let stop: () => void;

/** Resizes the window. */
function size(changes: Partial<typeof view>, inner = 740) {
  Object.assign(view, changes);
  window.innerHeight = inner;
  view.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  document.body.innerHTML = '<input aria-label="Text"><input type="checkbox"><button>Send</button>';
  size({ width: 360, height: 740, scale: 1 });
  stop = followKeyboard();
});
afterEach(() => stop());

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test('sets data-keyboard for a focused text field, and --keyboard to the covered height', () => {
  focus('input');
  expect(root).not.toHaveAttribute('data-keyboard');
  size({ height: 420 });
  expect(root).toHaveAttribute('data-keyboard');
  expect(root.style.getPropertyValue('--keyboard')).toBe('320px');
  // If the page itself is lower, nothing of it is covered.
  size({ height: 420 }, 420);
  expect(root.style.getPropertyValue('--keyboard')).toBe('0px');
  size({ height: 740 });
  expect(root).not.toHaveAttribute('data-keyboard');
  expect(root.style.getPropertyValue('--keyboard')).toBe('');
});

test.each(['[type=checkbox]', 'button'])('focusing %s does not set data-keyboard', (selector) => {
  focus(selector);
  size({ height: 420 });
  expect(root).not.toHaveAttribute('data-keyboard');
});

test('a browser bar, a rotated phone and a zoomed page do not count as a keyboard', () => {
  focus('input');
  size({ height: 640 });
  expect(root).not.toHaveAttribute('data-keyboard');
  size({ width: 740, height: 360 });
  expect(root).not.toHaveAttribute('data-keyboard');
  size({ width: 180, height: 370, scale: 2 });
  expect(root).not.toHaveAttribute('data-keyboard');
});
