import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePictureDraft } from './picture-draft';

beforeEach(emptyBrowser);

const two = [
  { id: 'a', url: 'data:image/png;base64,AAAA', name: 'a.png' },
  { id: 'b', url: 'data:image/png;base64,BBBB', name: 'b.png' },
];

test('pictures of a draft that ends with the tab are kept nowhere, and the draft says so', async () => {
  const first = renderHook(() => usePictureDraft('confession', 'session'));
  act(() => first.result.current.set(two));
  expect(first.result.current).toMatchObject({ value: two, lost: false });
  first.unmount();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('data:');
  const { result } = renderHook(() => usePictureDraft('confession', 'session'));
  await waitFor(() => expect(result.current).toMatchObject({ value: [], lost: true }));
  await act(async () => result.current.set([]));
  expect(result.current.lost).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a browser that keeps no pictures breaks nothing, and the draft says so now and after a reload', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  const first = renderHook(() => usePictureDraft('post'));
  await act(async () => first.result.current.set(two));
  expect(first.result.current).toMatchObject({ value: two, lost: true });
  first.unmount();
  const { result } = renderHook(() => usePictureDraft('post'));
  await waitFor(() => expect(result.current).toMatchObject({ value: [], lost: true }));
  await act(async () => result.current.set([]));
  expect(result.current.lost).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});
