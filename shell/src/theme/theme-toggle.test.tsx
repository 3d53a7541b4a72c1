import { setTheme } from '@campus/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './theme-toggle';

function open(device: 'light' | 'dark') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: device === 'dark' }) as never;
  render(<ThemeToggle />);
}

/** Presses the button and returns the theme that is shown afterwards. */
async function press(): Promise<string> {
  await userEvent.click(screen.getByRole('button'));
  return document.documentElement.dataset.theme ?? 'as the device';
}

afterEach(() => act(() => setTheme('system')));

test.each([
  ['light', ['dark', 'light', 'as the device']],
  ['dark', ['light', 'dark', 'as the device']],
] as const)('on a %s device the first press shows the other theme', async (device, round) => {
  open(device);
  const [other] = round;
  expect(screen.getByRole('button')).toHaveAccessibleName(
    `Theme: system. Switch to the ${other} theme`,
  );
  expect([await press(), await press(), await press()]).toEqual(round);
});
