import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { EntryFault } from './load-faults';
import type { LoadPort } from './part-loader';
import { createParts } from './parts';
import { setRegistry } from './registry-store';
import { RemoteOutlet } from './remote-outlet';
import { teaBuild, teaRemote } from './testing';

const limits = { entry: 50, expose: 50, chunk: 50, total: 100, backoff: [] };
const Tea = () => <h1>Green tea</h1>;

function partsOf(loadOnce: LoadPort['loadOnce']) {
  return createParts({ limits: () => limits, offered: () => ({}), loadOnce });
}

function show(loadOnce: LoadPort['loadOnce'], props: { active?: boolean; resetKey?: string } = {}) {
  const parts = partsOf(loadOnce);
  const outlet = (more = props) => (
    <>
      <p>The shell</p>
      <RemoteOutlet remote="mfe-tea" fallback={<p>Loading tea</p>} parts={parts} {...more} />
    </>
  );
  const { rerender } = render(outlet());
  return { change: (more: typeof props) => rerender(outlet(more)) };
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote() } });
});

test('the fallback stands there until the part has come', async () => {
  let arrive: (part: ComponentType) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByText('Loading tea')).toBeInTheDocument();
  await act(async () => arrive(Tea));
  expect(screen.getByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
  expect(screen.queryByText('Loading tea')).not.toBeInTheDocument();
});

test('a part that does not come is named, and Retry loads it by force', async () => {
  const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
  show(loadOnce);
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('Tea is not available');
  expect(screen.getByText('The shell')).toBeInTheDocument();
  await retry();
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
  expect(loadOnce.mock.calls.map(([request]) => request.force)).toEqual([false, true]);
});

test('Retry asks for the registry and loads the build that is live by now', async () => {
  const next = {
    revision: 'r2',
    remotes: { 'mfe-tea': teaRemote({ current: teaBuild('three') }) },
  };
  jest.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(next)));
  const loadOnce = jest.fn(async (_request, { build }) => {
    if (build === 'two') throw new EntryFault('gone');
    return Tea;
  });
  show(loadOnce);
  await screen.findByRole('alert');
  await retry();
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
  expect(loadOnce.mock.calls.at(-1)?.[1].build).toBe('three');
});

test('a crash inside the part costs the part only, and Retry begins it anew', async () => {
  let broken = true;
  function Fragile() {
    const [cups] = useState(2);
    if (broken) throw new Error('spilled');
    return <p>{cups} cups</p>;
  }
  show(async () => Fragile);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tea is not available');
  expect(screen.getByText('The shell')).toBeInTheDocument();
  broken = false;
  await retry();
  expect(await screen.findByText('2 cups')).toBeInTheDocument();
});

test('a part that failed is tried anew when the visitor goes to another page of it', async () => {
  const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
  const { change } = show(loadOnce, { resetKey: '/tea' });
  await screen.findByRole('alert');
  change({ resetKey: '/tea/green' });
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
});

test('nothing is loaded until the place is active', async () => {
  const loadOnce = jest.fn().mockResolvedValue(Tea);
  const { change } = show(loadOnce, { active: false });
  expect(loadOnce).not.toHaveBeenCalled();
  change({ active: true });
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
});

test('a remote that is off shows its notice, loads nothing and offers no Retry', () => {
  const off = teaRemote({ status: 'off', notice: 'Back at six' });
  setRegistry({ revision: 'r3', remotes: { 'mfe-tea': off } });
  const loadOnce = jest.fn();
  show(loadOnce);
  expect(screen.getByRole('alert')).toHaveTextContent('Back at six');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(loadOnce).not.toHaveBeenCalled();
});

test('a build that does not fit this shell is not fetched', async () => {
  const current = teaBuild('two', { react: '^20.0.0' });
  setRegistry({ revision: 'r4', remotes: { 'mfe-tea': teaRemote({ current }) } });
  const loadOnce = jest.fn();
  show(loadOnce);
  expect(await screen.findByRole('alert')).toHaveTextContent('being updated');
  expect(loadOnce).not.toHaveBeenCalled();
});

test('a part that was shown before is there at once', async () => {
  const parts = partsOf(async () => Tea);
  const first = render(<RemoteOutlet remote="mfe-tea" parts={parts} />);
  await screen.findByRole('heading', { name: 'Green tea' });
  first.unmount();
  render(<RemoteOutlet remote="mfe-tea" fallback={<p>Loading tea</p>} parts={parts} />);
  expect(screen.getByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
});
