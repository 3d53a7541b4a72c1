import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyStoredTheme, setTheme, useTheme } from './theme';

function Choice() {
  return <p>Theme: {useTheme().choice}</p>;
}

const painted = () => document.documentElement.dataset.theme;

afterEach(() => act(() => setTheme('system')));

test('a chosen theme is applied, stored and passed to components', () => {
  render(<Choice />);
  act(() => setTheme('dark'));
  expect(painted()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();
});

test('the choice system removes the stored theme and follows the device', () => {
  setTheme('light');
  setTheme('system');
  expect(painted()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the stored theme is applied on load and follows other tabs', () => {
  localStorage.setItem('theme', 'light');
  applyStoredTheme();
  expect(painted()).toBe('light');
  render(<Choice />);
  localStorage.setItem('theme', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
  expect(painted()).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();
});

test('an unknown stored theme is ignored', () => {
  localStorage.setItem('theme', 'purple');
  applyStoredTheme();
  expect(painted()).toBeUndefined();
});

test('if storage is blocked, a theme is still applied and nothing is stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  setTheme('dark');
  expect(painted()).toBe('dark');
  expect(localStorage).toHaveLength(0);
});
