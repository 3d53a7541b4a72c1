import { registryChangedEvent } from '@campus/contract';
import { setRegistry } from '../registry';
import { pollRegistry } from './poll-registry';
import { lookAway, teaRegistry } from '../testing';

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
  lookAway(false);
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

test('it is asked once a minute whether there is another one than is known', async () => {
  const take = begin();
  await later(minute - 1);
  expect(asked).toEqual([]);
  await later(1);
  expect(asked).toEqual([{ address: '/registry.json', etag: '"first"' }]);
  await later(minute);
  expect(asked).toHaveLength(2);
  expect(take).not.toHaveBeenCalled();
});

test('a tab that the server tells of a change asks within a second, and once for several', async () => {
  begin();
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event(registryChangedEvent));
  await later(1000);
  expect(asked).toHaveLength(1);
  await later(minute - 501);
  expect(asked).toHaveLength(1);
  await later(1);
  expect(asked).toHaveLength(2);
});

test('one that is out of sight then asks when it is looked at', async () => {
  begin();
  lookAway(true);
  window.dispatchEvent(new Event(registryChangedEvent));
  await later(1000);
  expect(asked).toEqual([]);
  lookAway(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await later(0);
  expect(asked).toHaveLength(1);
});

test('another one is taken, and is the known one from then on', async () => {
  const take = begin();
  const next = teaRegistry('two');
  answerWith(next);
  await later(minute);
  expect(take).toHaveBeenCalledWith(next);
  await later(minute);
  expect(asked.at(-1)?.etag).toBe(`"${next.revision}"`);
});

test('tabs do not ask at the same moment', async () => {
  jest.mocked(Math.random).mockReturnValue(0);
  begin();
  await later(0.9 * minute);
  expect(asked).toHaveLength(1);
});

test('a tab that nobody looks at does not ask, and does so when it is looked at again', async () => {
  begin();
  lookAway(true);
  await later(10 * minute);
  expect(asked).toEqual([]);
  lookAway(false);
  expect(asked).toHaveLength(1);
});

test('going back and forth between windows does not ask each time', async () => {
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
])('after %s it is asked again', async (_case, bad) => {
  const take = begin();
  answer = bad;
  await later(minute);
  answerWith(teaRegistry('two'));
  await later(minute);
  expect(take).toHaveBeenCalledTimes(1);
});
