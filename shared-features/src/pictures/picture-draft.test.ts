import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePictureDraft } from './picture-draft';

beforeEach(emptyBrowser);

const two = [
  { id: 'a', url: 'data:image/png;base64,AAAA', name: 'a.png' },
  { id: 'b', url: 'data:image/png;base64,BBBB', name: 'b.png' },
];

test('pictures of a session draft are not stored, and are reported as lost after a reload', async () => {
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

test('without IndexedDB pictures are reported as lost, at once and after a reload', async () => {
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
