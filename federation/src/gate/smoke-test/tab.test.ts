import { EventEmitter } from 'node:events';
import { ask, Frozen, limit, type Tab, until } from './tab';

/** Milliseconds that have passed on the clock of these tests. */
let now = 0;
/** Whether the time runs out that an answer of the tab may take. */
let isLate = false;

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, options: { signal?: AbortSignal } = {}) => {
    if (options.signal && !isLate) return new Promise(() => undefined);
    now += ms;
    return Promise.resolve(value);
  },
}));

beforeEach(() => {
  now = 0;
  isLate = false;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

interface Behaviour {
  /** The page's answer to each question. */
  answer: () => unknown;
  /** Milliseconds that its main thread works in each second. */
  works?: number;
  /** URL of the script that runs when it is paused. */
  runs?: string;
}

function tabThat({ answer, works = 0, runs }: Behaviour) {
  const asked: string[] = [];
  const loading = new Set<string>();
  let worked = 0;
  const client = Object.assign(new EventEmitter(), {
    async send(method: string) {
      asked.push(method);
      const callFrames = [{ location: { scriptId: '1', lineNumber: 0 } }];
      if (method === 'Debugger.pause' && runs) client.emit('Debugger.paused', { callFrames });
      worked += works / 1000;
      return { metrics: [{ name: 'TaskDuration', value: worked }] };
    },
  });
  const page = { evaluate: async () => answer() };
  const scripts = new Map(runs ? [['1', runs]] : []);
  const tab = { page, client, scripts, loading, calls: new Set(), used: true } as unknown as Tab;
  return { tab, loading, asked };
}

const never = () => new Promise(() => undefined);
const isThere = () => true;

describe('waiting for a page', () => {
  test('ends as soon as the condition is true', async () => {
    const answers = [false, false, true];
    const { tab } = tabThat({ answer: () => answers.shift() });
    expect(await until(tab, isThere, undefined)).toBe(true);
    expect(now).toBeLessThan(1000);
  });

  test('ends after the limit where the page is at rest', async () => {
    const { tab } = tabThat({ answer: () => false });
    expect(await until(tab, isThere, undefined)).toBe(false);
    expect(now).toBeGreaterThan(limit);
    expect(now).toBeLessThan(6 * limit);
  });

  test.each([
    ['still works', 200, undefined],
    ['still loads', 0, 'a request'],
  ])('gives a page that %s six times as long, and no more', async (_, works, request) => {
    const { tab, loading } = tabThat({ answer: () => false, works });
    if (request) loading.add(request);
    expect(await until(tab, isThere, undefined)).toBe(false);
    expect(now).toBeGreaterThan(6 * limit);
    expect(now).toBeLessThan(7 * limit);
  });
});

describe('a tab that does not answer', () => {
  const looksOf = (asked: readonly string[]) =>
    asked.filter((method) => method === 'Debugger.pause').length;

  test.each([
    ['in a remote, after it was seen there twice', '/r/mfe-tea/a/page.js', 2],
    ['elsewhere, after ten looks', '/s/a/shell.js', 10],
    ['in no script, after ten looks', undefined, 10],
  ])('is frozen %s', async (_, runs, looks) => {
    isLate = true;
    const { tab, asked } = tabThat({ answer: never, ...(runs && { runs }) });
    await expect(ask(tab, isThere, undefined)).rejects.toThrow(Frozen);
    expect(looksOf(asked)).toBe(looks);
  });
});
