import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { incidents } from './incidents';
import { renew } from './live';
import { setRegistry } from './registry';
import { createRemoteModules, EntryFault, type LoadPort } from './remote-module';
import { RemoteOutlet } from './remote-outlet';
import { teaBuild, teaPort, teaRemote } from './testing';

const show = (loadOnce: LoadPort['loadOnce'], expose = './App') =>
  render(
    <RemoteOutlet
      remote="mfe-tea"
      expose={expose}
      modules={createRemoteModules(teaPort(loadOnce))}
    />,
  );

const named: LoadPort['loadOnce'] =
  async (_request, { build }) =>
  () => <h1>Tea of {build}</h1>;

beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  // Failures of earlier tests are discarded.
  await renew('mfe-tea', true);
  setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote() } });
});

describe('a part that crashes', () => {
  /** Components that throw in these builds. */
  const crashingIn = (...builds: string[]) =>
    jest.fn<ReturnType<typeof named>, Parameters<typeof named>>(
      async (_request, { build }) =>
        function Part() {
          if (builds.includes(build)) throw new Error(`thrown on purpose in ${build}`);
          return <h1>Tea of {build}</h1>;
        },
    );
  const withPrevious = (...widgets: string[]) => {
    const { exposes, ...one } = teaBuild('one');
    const part = { js: [], css: [], shared: [] };
    const all = { ...exposes, ...Object.fromEntries(widgets.map((name) => [name, part])) };
    const remotes = { 'mfe-tea': teaRemote({ previous: { ...one, exposes: all } }) };
    setRegistry({ revision: 'r2', remotes });
  };
  const cards = () => incidents().filter(({ kind }) => kind === 'card').length;
  const shown = (heading: string) => screen.findByRole('heading', { name: heading });

  test('is shown in the previous build, also in later views', async () => {
    withPrevious();
    const before = cards();
    const first = show(crashingIn('two'));
    await shown('Tea of one');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(incidents().at(-1)).toMatchObject({
      message: 'thrown on purpose in two',
      part: { build: 'two' },
    });
    first.unmount();
    const loadOnce = crashingIn('two');
    show(loadOnce);
    await shown('Tea of one');
    expect(loadOnce.mock.calls.map(([, { build }]) => build)).toEqual(['one']);
    expect(cards()).toBe(before);
  });

  test('does not change the build of other parts of its remote', async () => {
    withPrevious('./widgets/pot');
    const widget = show(crashingIn('two'), './widgets/pot');
    await shown('Tea of one');
    widget.unmount();
    show(named);
    await shown('Tea of two');
  });

  test('shows an error card, and reports it, if every build crashes', async () => {
    withPrevious();
    const before = cards();
    show(crashingIn('two', 'one'));
    await screen.findByRole('alert');
    expect(cards()).toBe(before + 1);
    expect(incidents().at(-1)).toMatchObject({
      kind: 'card',
      part: { remote: 'mfe-tea', build: 'two', expose: './App' },
    });
  });

  test('shows an error card if the previous build is incompatible with this shell', async () => {
    const previous = teaBuild('one', { react: '^20.0.0' });
    setRegistry({ revision: 'r3', remotes: { 'mfe-tea': teaRemote({ previous }) } });
    const loadOnce = crashingIn('two');
    show(loadOnce);
    await screen.findByRole('alert');
    expect(loadOnce.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('shows an error card if the previous build does not have the part', async () => {
    withPrevious();
    const loadOnce = crashingIn('two');
    show(loadOnce, './widgets/pot');
    await screen.findByRole('alert');
    expect(loadOnce).toHaveBeenCalledTimes(1);
  });

  test('shows an error card if the storage is full', async () => {
    withPrevious();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show(crashingIn('two'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tea is not available');
    jest.mocked(Storage.prototype.setItem).mockRestore();
  });
});

describe('when the registry names another build', () => {
  const withBuild = (build: string, change = {}) =>
    setRegistry({
      revision: build,
      remotes: { 'mfe-tea': teaRemote({ current: teaBuild(build), ...change }) },
    });
  test('the part on screen switches to the new build', async () => {
    show(named);
    await screen.findByRole('heading', { name: 'Tea of two' });
    act(() => withBuild('three'));
    expect(await screen.findByRole('heading', { name: 'Tea of three' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Tea of two' })).not.toBeInTheDocument();
  });

  test('a failed part loads in the new build without a press of Retry', async () => {
    const loadOnce = jest.fn<ReturnType<typeof named>, Parameters<typeof named>>(
      async (request, build) => {
        if (build.build === 'two') throw new EntryFault('gone');
        return named(request, build, 50);
      },
    );
    show(loadOnce);
    await screen.findByRole('alert');
    act(() => withBuild('three'));
    expect(await screen.findByRole('heading', { name: 'Tea of three' })).toBeInTheDocument();
  });

  test('changes that do not affect this browser do not remount the part', async () => {
    let times = 0;
    function Counted() {
      const [time] = useState(() => (times += 1));
      return <h1>Cup {time}</h1>;
    }
    show(async () => Counted);
    await screen.findByRole('heading', { name: 'Cup 1' });
    const canary = { ...teaBuild('three'), share: 10 };
    act(() => withBuild('two', { canary, previous: teaBuild('one') }));
    expect(screen.getByRole('heading', { name: 'Cup 1' })).toBeInTheDocument();
  });

  test('a remote that is switched off shows its notice until it is on again', async () => {
    show(named);
    await screen.findByRole('heading', { name: 'Tea of two' });
    act(() => withBuild('two', { status: 'off', notice: 'Back at six' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Back at six');
    act(() => withBuild('two'));
    expect(await screen.findByRole('heading', { name: 'Tea of two' })).toBeInTheDocument();
  });
});

describe('a part with a missing file', () => {
  const lost = () => Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
  /** A page whose file is missing in these builds. */
  const goneIn =
    (...builds: string[]): LoadPort['loadOnce'] =>
    async (_request, { build }) =>
      function Page() {
        if (builds.includes(build)) throw lost();
        return <h1>Tea of {build}</h1>;
      };
  const answerWith = (change: object) => {
    const remotes = { 'mfe-tea': teaRemote(change) };
    const text = JSON.stringify({ revision: 'r9', remotes });
    jest.mocked(fetch).mockImplementation(async () => new Response(text));
  };

  test('loads the build that is live now, without an error card', async () => {
    answerWith({ current: teaBuild('three') });
    show(goneIn('two'));
    expect(await screen.findByRole('heading', { name: 'Tea of three' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('loads the same build once more', async () => {
    answerWith({});
    let times = 0;
    const loadOnce = jest.fn(async () => {
      times += 1;
      return goneIn(times === 1 ? 'two' : '')({} as never, teaBuild('two'), 50);
    });
    show(loadOnce);
    expect(await screen.findByRole('heading', { name: 'Tea of two' })).toBeInTheDocument();
    expect(loadOnce).toHaveBeenCalledTimes(2);
  });

  test('loads the previous build if the file is still missing, and reports that', async () => {
    const previous = teaBuild('one');
    setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote({ previous }) } });
    answerWith({ previous });
    show(goneIn('two'));
    expect(await screen.findByRole('heading', { name: 'Tea of one' })).toBeInTheDocument();
    expect(incidents().at(-1)).toMatchObject({
      kind: 'load',
      part: { remote: 'mfe-tea', build: 'two' },
    });
  });

  test('shows an error card if no build has the file', async () => {
    answerWith({});
    show(goneIn('two'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tea is not available');
  });
});

test("a browser in the canary's share runs the canary", async () => {
  const canary = { ...teaBuild('three'), share: 20 };
  setRegistry({ revision: 'r5', remotes: { 'mfe-tea': teaRemote({ canary }) } });
  const modules = createRemoteModules(teaPort(named, { bucket: 19 }));
  render(<RemoteOutlet remote="mfe-tea" modules={modules} />);
  expect(await screen.findByRole('heading', { name: 'Tea of three' })).toBeInTheDocument();
});
