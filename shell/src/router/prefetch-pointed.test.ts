import { setRegistry } from '../federation/registry';
import { teaBuild, teaRegistry } from '../federation/testing';
import { prefetchPointed } from './prefetch-pointed';

const base = '/r/mfe-tea/two/';
const begun = jest.fn(async (_address: string) => new Response('{}'));
const connection: { saveData?: boolean } = {};

const declaration = {
  ...teaRegistry('two').remotes['mfe-tea']!.declaration,
  routes: [
    {
      path: '/tea/:kind',
      title: 'Tea',
      access: 'student' as const,
      layout: 'app' as const,
      chunk: 'kinds',
      calls: ['/api/teas/:kind?page=1'],
    },
  ],
};
const kinds = { js: ['kinds.js'], css: ['kinds.css'], shared: [] };
const build = { ...teaBuild('two'), chunks: { kinds } };

beforeAll(() => {
  Object.defineProperty(navigator, 'connection', { value: connection });
  prefetchPointed();
});

beforeEach(() => {
  jest.useFakeTimers();
  begun.mockClear();
  connection.saveData = false;
  setRegistry(teaRegistry('two', { declaration, current: build }));
  window.earlyAnswers = new Map();
  window.beginCall = (address) => {
    const answer = begun(address);
    window.earlyAnswers?.set(address, answer);
    return answer;
  };
  document.head.innerHTML = `<script src="${base}entry.js" type="text/plain"></script>`;
  document.body.innerHTML = `<a href="/tea/green%20leaf"><b>Green</b></a>
    <a href="/tea/black?sort=price">Black</a><a href="/about">About</a>`;
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const link = (text: string) => {
  const links = [...document.querySelectorAll('a, b')];
  return links.findLast((each) => each.textContent === text)!;
};
const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((each) => each.getAttribute('href'));

function point(type: 'pointerover' | 'pointerdown', text: string, pointerType = 'mouse'): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  link(text).dispatchEvent(event);
}

const files = ['App.js', 'kinds.js', 'kinds.css'].map((file) => base + file);

test("a mouse that rests on a link prefetches the page's files and starts its first calls", () => {
  point('pointerover', 'Green');
  expect(prefetched()).toEqual([]);
  jest.advanceTimersByTime(100);
  // The document already contains the entry.
  expect(prefetched()).toEqual(files);
  expect(begun).toHaveBeenCalledWith('/api/teas/green%20leaf?page=1');
  point('pointerdown', 'Green');
  expect(begun).toHaveBeenCalledTimes(1);
});

test('a mouse that only passes over a link prefetches nothing', () => {
  point('pointerover', 'Green');
  point('pointerover', 'About');
  jest.advanceTimersByTime(100);
  expect(prefetched()).toEqual([]);
});

test('a touch prefetches at once', () => {
  point('pointerdown', 'Green', 'touch');
  expect(prefetched()).toEqual(files);
});

test('a link with a query prefetches the files but starts no calls', () => {
  point('pointerdown', 'Black');
  expect(prefetched()).toEqual(files);
  expect(begun).not.toHaveBeenCalled();
});

test('discards an unused answer after five seconds', () => {
  point('pointerdown', 'Green');
  jest.advanceTimersByTime(4_000);
  expect(window.earlyAnswers).toHaveProperty('size', 1);
  jest.advanceTimersByTime(2_000);
  expect(window.earlyAnswers).toHaveProperty('size', 0);
});

test('prefetches nothing in data-saving mode, nor from a remote that is off', () => {
  connection.saveData = true;
  point('pointerdown', 'Green');
  connection.saveData = false;
  setRegistry(teaRegistry('two', { declaration, current: build, status: 'off' }));
  point('pointerdown', 'Green');
  expect(prefetched()).toEqual([]);
  expect(begun).not.toHaveBeenCalled();
});
