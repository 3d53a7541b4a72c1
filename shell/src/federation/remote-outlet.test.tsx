import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { renew } from './live';
import { setRegistry } from './registry';
import { createRemoteModules, EntryFault, type LoadPort } from './remote-module';
import { RemoteOutlet } from './remote-outlet';
import { teaBuild, teaPort, teaRemote } from './testing';

const Tea = () => <h1>Green tea</h1>;

const partsOf = (loadOnce: LoadPort['loadOnce']) => createRemoteModules(teaPort(loadOnce));

function show(loadOnce: LoadPort['loadOnce'], props: { active?: boolean; resetKey?: string } = {}) {
  const modules = partsOf(loadOnce);
  const outlet = (more = props) => (
    <>
      <p>The shell</p>
      <RemoteOutlet remote="mfe-tea" fallback={<p>Loading tea</p>} modules={modules} {...more} />
    </>
  );
  const { rerender } = render(outlet());
  return { change: (more: typeof props) => rerender(outlet(more)) };
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(async () => {
  localStorage.clear();
  jest.useRealTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  // Failures of earlier tests are discarded.
  await renew('mfe-tea', true);
  setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote() } });
});

test('shows the fallback until the part has loaded', async () => {
  let arrive: (part: ComponentType) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByText('Loading tea')).toBeInTheDocument();
  await act(async () => arrive(Tea));
  expect(screen.getByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
  expect(screen.queryByText('Loading tea')).not.toBeInTheDocument();
});

test('announces after four seconds that the part is still loading', async () => {
  jest.useFakeTimers();
  show(() => new Promise(() => undefined));
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Tea is still loading');
  expect(screen.getByText('Loading tea')).toBeInTheDocument();
});

test('names a part that fails to load, and Retry loads it by force', async () => {
  const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
  show(loadOnce);
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('Tea is not available');
  expect(screen.getByText('The shell')).toBeInTheDocument();
  await retry();
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
  expect(loadOnce.mock.calls.map(([request]) => request.force)).toEqual([false, true]);
});

test('Retry fetches the registry and loads the build that is live now', async () => {
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

describe('when the site cannot be reached', () => {
  const answers = (): void => void jest.mocked(fetch).mockResolvedValue(new Response());
  const card = () => screen.findByRole('alert');
  const offline = 'Network error. Please check your connection and try again.';

  test('the card shows only that it is offline, and the part loads when the device is online again', async () => {
    const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
    show(loadOnce);
    expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
    expect(await card()).toHaveTextContent(offline);
    expect(await card()).not.toHaveTextContent(/mfe-tea|Tea/);
    answers();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
    expect(loadOnce).toHaveBeenCalledTimes(2);
  });

  test('the part loads when the site answers again, even without an online event', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
    show(loadOnce);
    expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(loadOnce).toHaveBeenCalledTimes(1);
    answers();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('a broken part is not shown as a connection problem', async () => {
    show(async () => () => {
      throw new Error('thrown on purpose');
    });
    expect(await card()).toHaveTextContent('Tea is not available');
    expect(fetch).not.toHaveBeenCalledWith(
      '/registry.json',
      expect.objectContaining({ method: 'HEAD' }),
    );
  });
});

test('a part that fails to load while the site answers is shown as not available', async () => {
  jest.mocked(fetch).mockResolvedValue(new Response('', { status: 503 }));
  const loadOnce = jest.fn().mockRejectedValue(new EntryFault('gone'));
  show(loadOnce);
  const card = await screen.findByRole('alert');
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(card).toHaveTextContent('Tea is not available');
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

test('a crash replaces only the part by an error card, and Retry mounts it again', async () => {
  let broken = true;
  function Fragile() {
    const [cups] = useState(2);
    if (broken) throw new Error('thrown on purpose');
    return <p>{cups} cups</p>;
  }
  show(async () => Fragile);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tea is not available');
  expect(screen.getByText('The shell')).toBeInTheDocument();
  broken = false;
  await retry();
  expect(await screen.findByText('2 cups')).toBeInTheDocument();
});

test('a failed part is loaded again when the visitor opens another of its pages', async () => {
  const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
  const { change } = show(loadOnce, { resetKey: '/tea' });
  await screen.findByRole('alert');
  change({ resetKey: '/tea/green' });
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
});

test('loads nothing until the outlet is active', async () => {
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
  expect(screen.getByRole('alert')).not.toHaveTextContent('two');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(loadOnce).not.toHaveBeenCalled();
});

test('does not fetch a build that is incompatible with this shell', async () => {
  const current = teaBuild('two', { react: '^20.0.0' });
  setRegistry({ revision: 'r4', remotes: { 'mfe-tea': teaRemote({ current }) } });
  const loadOnce = jest.fn();
  show(loadOnce);
  expect(await screen.findByRole('alert')).toHaveTextContent('updating this part');
  expect(loadOnce).not.toHaveBeenCalled();
});

test('a part that was shown before renders at once', async () => {
  const modules = partsOf(async () => Tea);
  const first = render(<RemoteOutlet remote="mfe-tea" modules={modules} />);
  await screen.findByRole('heading', { name: 'Green tea' });
  first.unmount();
  render(<RemoteOutlet remote="mfe-tea" fallback={<p>Loading tea</p>} modules={modules} />);
  expect(screen.getByRole('heading', { name: 'Green tea' })).toBeInTheDocument();
});
