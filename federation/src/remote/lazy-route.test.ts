/** @jest-environment ./tools/jest/browser-environment.cjs */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, createElement, type ReactNode, Suspense } from 'react';
import { beginAttempt, isChunkError, lazyRoute, setChunkLimit } from './lazy-route';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const Page = () => createElement('h1', null, 'Page');

async function show(Route: () => ReactNode): Promise<void> {
  const page = createElement(Boundary, null, createElement(Suspense, null, createElement(Route)));
  await act(async () => {
    render(page);
  });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);

test('a chunk that fails once is loaded again without showing an error', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue({ default: Page });
  await show(lazyRoute(load) as () => ReactNode);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an error that is not a chunk error is not retried', async () => {
  const load = jest.fn().mockRejectedValue(new Error('x is not a function'));
  await show(lazyRoute(load) as () => ReactNode);
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that failed stays failed until the next attempt, and then loads', async () => {
  const load = jest.fn().mockRejectedValue(chunkError());
  const Route = lazyRoute(load) as () => ReactNode;
  await show(Route);
  expect(await screen.findByText('failed')).toBeTruthy();
  cleanup();

  load.mockResolvedValue(Page);
  await show(Route);
  expect(await screen.findByText('failed')).toBeTruthy();
  cleanup();

  beginAttempt();
  await show(Route);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeTruthy();
});

test('a chunk that never arrives fails after the timeout and is not retried', async () => {
  setChunkLimit(5);
  const load = jest.fn().mockReturnValue(new Promise(() => undefined));
  await show(lazyRoute(load) as () => ReactNode);
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('only failed scripts and style sheets are chunk errors', () => {
  expect(isChunkError(chunkError())).toBe(true);
  expect(isChunkError(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(
    true,
  );
  expect(isChunkError(new TypeError('x'))).toBe(false);
  expect(isChunkError('ChunkLoadError')).toBe(false);
});
