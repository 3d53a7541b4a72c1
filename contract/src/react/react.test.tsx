import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiProvider, callKey, queryClient, useCall, usePages, useWrite } from '.';
import { createComment, listColleges, listPosts } from '..';

const wrapper = ApiProvider;

function answerInTurn(...answers: (unknown | Error)[]) {
  const fake = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return new Response(JSON.stringify(next));
  });
  globalThis.fetch = fake;
  return fake;
}

const addresses = (fake: jest.Mock) => fake.mock.calls.map(([address]: unknown[]) => address);
const keys = (fake: jest.Mock) =>
  fake.mock.calls.map(([, init]: [unknown, RequestInit]) =>
    new Headers(init.headers).get('idempotency-key'),
  );

beforeEach(() => queryClient.clear());

test('useCall shows a failure without a retry, and refetch sends the call again', async () => {
  const fake = answerInTurn(new TypeError('offline'), []);
  const { result } = renderHook(() => useCall(listColleges, {}), { wrapper });
  await waitFor(() => expect(result.current.error?.status).toBe(0));
  expect(fake).toHaveBeenCalledTimes(1);
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data).toEqual([]));
});

test('usePages follows the cursor and stops when hasMore is false', async () => {
  const fake = answerInTurn(
    { posts: [], pagination: { hasMore: true, nextCursor: 'abc' } },
    { posts: [], pagination: { hasMore: false } },
  );
  const { result } = renderHook(() => usePages(listPosts, {}), { wrapper });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  expect(addresses(fake)).toEqual([
    '/api/posts?page=1&limit=10',
    '/api/posts?page=2&cursor=abc&limit=10',
  ]);
});

test('useWrite repeats a failed submit with the same key and uses a new key for the next', async () => {
  const made = { _id: 'c1', username: 'asha', content: 'Hi', isAuthor: true };
  const fake = answerInTurn(new TypeError('lost'), made, made);
  const { result } = renderHook(() => useWrite(createComment), { wrapper });
  const input = { params: { id: 'p1' }, body: { comment: 'Hi' } };
  await act(() => result.current.mutateAsync(input).catch(() => undefined));
  await act(() => result.current.mutateAsync(input));
  await act(() => result.current.mutateAsync(input));
  const [first, again, next] = keys(fake);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('an authChange event clears the cache', () => {
  queryClient.setQueryData(callKey(listColleges), []);
  window.dispatchEvent(new Event('authChange'));
  expect(queryClient.getQueryData(callKey(listColleges))).toBeUndefined();
});
