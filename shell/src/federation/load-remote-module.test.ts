import { defaultLimits, inRange, TimeLimitError } from '@campus/federation/remote';
import {
  BlockedError,
  EntryFault,
  loadRemoteModule,
  type LoadPort,
  unmetRanges,
} from './remote-module';
import { beginStarting, clearStarts, noteDied } from './starting';
import { teaBuild, teaPort, teaRemote } from './testing';

const Tea = () => null;

function port(loadOnce: LoadPort['loadOnce'], change: Partial<LoadPort> = {}): LoadPort {
  const limits = { ...defaultLimits, backoff: [1, 1], total: 1000 };
  const offered = () => ({ react: ['19.3.1'] });
  return teaPort(loadOnce, { limits: () => limits, offered, ...change });
}

const request = { remote: teaRemote({ previous: teaBuild('one') }), expose: './App', force: false };

test('loads the current build once if nothing fails', async () => {
  const loadOnce = jest.fn().mockResolvedValue(Tea);
  expect(await loadRemoteModule(request, port(loadOnce))).toEqual({ Component: Tea, build: 'two' });
  expect(loadOnce).toHaveBeenCalledTimes(1);
  expect(loadOnce).toHaveBeenCalledWith(request, request.remote.current, expect.any(Number));
});

test.each([new EntryFault('gone'), new TimeLimitError('slow')])(
  'after $name, retries the same build by force',
  async (fault) => {
    const loadOnce = jest.fn().mockRejectedValueOnce(fault).mockResolvedValue(Tea);
    expect((await loadRemoteModule(request, port(loadOnce))).build).toBe('two');
    expect(loadOnce.mock.calls.map(([asked]) => asked.force)).toEqual([false, true]);
  },
);

test('starts no build before it is known with which one another tab died', async () => {
  Object.assign(navigator, { locks: { query: async () => ({}), request: async () => undefined } });
  localStorage.setItem('campus:starting:0.5', 'mfe-tea two');
  beginStarting();
  const loadOnce = jest.fn().mockResolvedValue(Tea);
  expect((await loadRemoteModule(request, port(loadOnce))).build).toBe('one');
  clearStarts('mfe-tea');
});

test('loads the previous build if the network fault persists', async () => {
  const loadOnce = jest.fn(async (_request, { build }) => {
    if (build === 'two') throw new EntryFault('gone');
    return Tea;
  });
  expect((await loadRemoteModule(request, port(loadOnce))).build).toBe('one');
  expect(loadOnce).toHaveBeenCalledTimes(4);
});

test('loads the previous build without a retry after a fault in the code', async () => {
  const loadOnce = jest.fn().mockRejectedValueOnce(new Error('boom')).mockResolvedValue(Tea);
  expect((await loadRemoteModule(request, port(loadOnce))).build).toBe('one');
  expect(loadOnce).toHaveBeenCalledTimes(2);
});

test('rejects with the error of the current build if every build fails', async () => {
  const loadOnce = jest.fn(async (_request, { build }) => {
    throw new Error(`${build} broken`);
  });
  await expect(loadRemoteModule(request, port(loadOnce))).rejects.toThrow('two broken');
});

test('starts no retry after the total time limit', async () => {
  const loadOnce = jest.fn().mockRejectedValue(new EntryFault('gone'));
  const limits = () => ({ ...defaultLimits, backoff: [1, 500], total: 100 });
  const alone = { ...request, remote: teaRemote() };
  await expect(loadRemoteModule(alone, port(loadOnce, { limits }))).rejects.toThrow('gone');
  expect(loadOnce).toHaveBeenCalledTimes(2);
});

test('skips an incompatible build without a request', async () => {
  const current = teaBuild('two', { react: '^20.0.0' });
  const loadOnce = jest.fn().mockResolvedValue(Tea);
  const remote = teaRemote({ current, previous: teaBuild('one', { react: '^19.0.0' }) });
  expect((await loadRemoteModule({ ...request, remote }, port(loadOnce))).build).toBe('one');
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

test('blocks the remote with the reasons and fetches nothing if no build is compatible', async () => {
  const loadOnce = jest.fn();
  const remote = teaRemote({ current: teaBuild('two', { react: '^20.0.0' }) });
  const blocked = loadRemoteModule({ ...request, remote }, port(loadOnce));
  await expect(blocked).rejects.toThrow(BlockedError);
  await expect(blocked).rejects.toMatchObject({ reasons: [expect.stringContaining('react')] });
  expect(loadOnce).not.toHaveBeenCalled();
});

describe('with a canary', () => {
  const canary = { ...teaBuild('three'), share: 30 };
  const withCanary = { ...request, remote: teaRemote({ canary, previous: teaBuild('one') }) };

  test.each([
    [29, 'three'],
    [30, 'two'],
  ])('bucket %i loads %s', async (bucket, build) => {
    const loaded = await loadRemoteModule(
      withCanary,
      port(async () => Tea, { bucket }),
    );
    expect(loaded.build).toBe(build);
  });

  test('a failed canary is replaced by the current build', async () => {
    const loadOnce = jest.fn(async (_request, { build }) => {
      if (build === 'three') throw new Error('boom');
      return Tea;
    });
    expect((await loadRemoteModule(withCanary, port(loadOnce, { bucket: 0 }))).build).toBe('two');
  });
});

describe('a failed build', () => {
  const failed = jest.fn();
  beforeEach(() => failed.mockClear());
  const onlyOne: LoadPort['loadOnce'] = async (_request, { build }) => {
    if (build === 'two') throw new EntryFault('gone');
    return Tea;
  };

  test('is reported if another build loads instead', async () => {
    await loadRemoteModule(request, port(onlyOne, { failed }));
    expect(failed).toHaveBeenCalledWith(expect.any(EntryFault), {
      remote: 'mfe-tea',
      build: 'two',
      expose: './App',
    });
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('is reported for every build if none loads', async () => {
    const broken = () => Promise.reject(new Error('boom'));
    await loadRemoteModule(request, port(broken, { failed })).catch(() => undefined);
    expect(failed.mock.calls.map(([, part]) => part.build)).toEqual(['two', 'one']);
  });

  test('is not reported if a retry succeeds', async () => {
    const loadOnce = jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(Tea);
    await loadRemoteModule(request, port(loadOnce, { failed }));
    expect(failed).not.toHaveBeenCalled();
  });
});

test("stops retries and fallbacks once the remote's builds are no longer live", async () => {
  const loadOnce = jest.fn().mockRejectedValue(new EntryFault('gone'));
  const isLive = () => false;
  await expect(loadRemoteModule(request, port(loadOnce, { isLive }))).rejects.toThrow('gone');
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

describe('with hanging entries', () => {
  /** Fails at the end of its time limit. */
  const hang: LoadPort['loadOnce'] = (_request, _build, milliseconds) =>
    new Promise((_resolve, reject) => {
      setTimeout(() => reject(new TimeLimitError('slow')), milliseconds);
    });
  const limits = () => defaultLimits;

  beforeEach(() => {
    jest.useFakeTimers();
  });

  test.each([
    ['only the current build', teaRemote()],
    ['the current and the previous build', request.remote],
    [
      'a canary, the current and the previous build',
      teaRemote({ canary: { ...teaBuild('three'), share: 100 }, previous: teaBuild('one') }),
    ],
  ])('%s: fails after nine seconds in total', async (_case, remote) => {
    let fault: unknown;
    loadRemoteModule({ ...request, remote }, port(hang, { limits })).catch((error: unknown) => {
      fault = error;
    });
    await jest.advanceTimersByTimeAsync(8_900);
    expect(fault).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(fault).toBeInstanceOf(TimeLimitError);
  });

  test('the previous build gets a third of the time', async () => {
    const loadOnce = jest.fn<ReturnType<LoadPort['loadOnce']>, Parameters<LoadPort['loadOnce']>>(
      async (asked, build, milliseconds) =>
        build.build === 'two' ? hang(asked, build, milliseconds) : Tea,
    );
    const loading = loadRemoteModule(request, port(loadOnce, { limits }));
    await jest.advanceTimersByTimeAsync(6_100);
    expect((await loading).build).toBe('one');
    expect(loadOnce.mock.calls.at(-1)?.[2]).toBeGreaterThan(2_900);
  });
});

test('skips a build that froze this browser, even if it is the only one, until it is forgiven', async () => {
  noteDied(['mfe-tea two']);
  const loadOnce = jest.fn().mockResolvedValue(Tea);
  expect((await loadRemoteModule(request, port(loadOnce))).build).toBe('one');
  const alone = { ...request, remote: teaRemote() };
  await expect(loadRemoteModule(alone, port(loadOnce))).rejects.toThrow(/kept this tab/);
  clearStarts('mfe-tea');
  expect((await loadRemoteModule(alone, port(loadOnce))).build).toBe('two');
});

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['anything', '*', true],
  ['nonsense', '^1.0.0', false],
  ['1.0.0', '>=1 nonsense', false],
])('version %s is in range %s: %s', (version, range, expected) => {
  expect(inRange(version, range)).toBe(expected);
});

test('a build is compatible if every range matches an offered version', () => {
  const offered = { react: ['18.3.1', '19.3.1'], zustand: ['5.1.0'] };
  expect(unmetRanges({ react: '^19.0.0', zustand: '^5.0.0' }, offered)).toEqual([]);
});

test('lists each unmet range with the offered version', () => {
  expect(unmetRanges({ react: '^20.0.0', vue: '^3.0.0' }, { react: ['19.3.1'] })).toEqual([
    'needs react ^20.0.0, here is 19.3.1',
    'needs vue ^3.0.0, here is none',
  ]);
});
