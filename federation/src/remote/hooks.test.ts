/** @jest-environment ./tools/jest/browser-environment.cjs */
import { renderHook } from '@testing-library/react';
import { hasUnsavedWork, usePageTitle, useUnsavedWork } from './page-hooks';

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('usePageTitle sets the title to page and site and follows changes', () => {
  const { rerender } = renderHook(({ title }) => usePageTitle(title), {
    initialProps: { title: 'Login' },
  });
  expect(document.title).toBe('Login · Campus');
  rerender({ title: 'Sign up' });
  expect(document.title).toBe('Sign up · Campus');
});

test('useUnsavedWork asks before leaving while any form on screen is dirty', () => {
  const one = renderHook(({ dirty }) => useUnsavedWork(dirty), { initialProps: { dirty: false } });
  const other = renderHook(() => useUnsavedWork(true));
  expect(hasUnsavedWork()).toBe(true);
  one.rerender({ dirty: true });
  other.unmount();
  expect(hasUnsavedWork()).toBe(true);
  expect(asksBeforeLeaving()).toBe(true);
  one.rerender({ dirty: false });
  expect(hasUnsavedWork()).toBe(false);
  expect(asksBeforeLeaving()).toBe(false);
});
