import { registryChangedEvent } from '@campus/contract';
import { setRegistry } from '../registry';
import { pollRegistry } from './poll-registry';
import { setTabHidden, teaRegistry } from '../testing';

const minute = 60_000;
let asked: { address: string; etag: string | undefined }[];
let stop: () => void;
let answer: () => Response;

function begin() {
  const take = jest.fn();
  stop = pollRegistry(take);
  return take;
}

const answerWith = (registry: ReturnType<typeof teaRegistry>) => {
  answer = () =>
    new Response(JSON.stringify(registry), { headers: { etag: `"${registry.revision}"` } });
};

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  setTabHidden(false);
  asked = [];
  answer = () => new Response(null, { status: 304 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const etag = new Headers(init?.headers).get('if-none-match') ?? undefined;
    asked.push({ address: String(address), etag });
    return answer();
  });
  setRegistry({ ...teaRegistry('one'), revision: 'first' });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('polls once a minute with the known revision as ETag', async () => {
  const take = begin();
  await later(minute - 1);
  expect(asked).toEqual([]);
  await later(1);
  expect(asked).toEqual([{ address: '/registry.json', etag: '"first"' }]);
  await later(minute);
  expect(asked).toHaveLength(2);
  expect(take).not.toHaveBeenCalled();
});

test('a change event causes a poll within a second, and several events cause only one', async () => {
  begin();
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event(registryChangedEvent));
  await later(1000);
  expect(asked).toHaveLength(1);
  await later(minute - 501);
  expect(asked).toHaveLength(1);
  await later(1);
  expect(asked).toHaveLength(2);
});

test('a change event in a hidden tab causes a poll when the tab becomes visible', async () => {
  begin();
  setTabHidden(true);
  window.dispatchEvent(new Event(registryChangedEvent));
  await later(1000);
  expect(asked).toEqual([]);
  setTabHidden(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await later(0);
  expect(asked).toHaveLength(1);
});

test('passes on a new registry, and polls with its ETag from then on', async () => {
  const take = begin();
  const next = teaRegistry('two');
  answerWith(next);
  await later(minute);
  expect(take).toHaveBeenCalledWith(next);
  await later(minute);
  expect(asked.at(-1)?.etag).toBe(`"${next.revision}"`);
});

test('varies the interval by a tenth, so that tabs do not poll together', async () => {
  jest.mocked(Math.random).mockReturnValue(0);
  begin();
  await later(0.9 * minute);
  expect(asked).toHaveLength(1);
});

test('a hidden tab does not poll until it becomes visible again', async () => {
  begin();
  setTabHidden(true);
  await later(10 * minute);
  expect(asked).toEqual([]);
  setTabHidden(false);
  expect(asked).toHaveLength(1);
});

test('switching windows polls at most once in five seconds', async () => {
  begin();
  await later(minute);
  window.dispatchEvent(new Event('focus'));
  await later(4_999);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(1);
  await later(1);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(2);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline')) as never],
  ['an error', () => new Response('', { status: 503 })],
  ['something else', () => new Response('<!doctype html>')],
])('polls again after %s', async (_case, bad) => {
  const take = begin();
  answer = bad;
  await later(minute);
  answerWith(teaRegistry('two'));
  await later(minute);
  expect(take).toHaveBeenCalledTimes(1);
});
