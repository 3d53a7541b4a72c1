import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyStoredTheme, setTheme, useTheme } from './theme';

function Choice() {
  return <p>Theme: {useTheme().choice}</p>;
}

const painted = () => document.documentElement.dataset.theme;

afterEach(() => act(() => setTheme('system')));

test('a choice is painted, kept for the next visit and told to every part', () => {
  render(<Choice />);
  act(() => setTheme('dark'));
  expect(painted()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();
});

test('the device decides again when the choice is taken back', () => {
  setTheme('light');
  setTheme('system');
  expect(painted()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the stored theme is painted on load, and followed from other tabs', () => {
  localStorage.setItem('theme', 'light');
  applyStoredTheme();
  expect(painted()).toBe('light');
  render(<Choice />);
  localStorage.setItem('theme', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
  expect(painted()).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();
});

test('what is no theme is the device’s', () => {
  localStorage.setItem('theme', 'purple');
  applyStoredTheme();
  expect(painted()).toBeUndefined();
});

test('blocked storage keeps nothing and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  setTheme('dark');
  expect(painted()).toBe('dark');
});
