import { isLongBlock } from '../checks';
import { noteFaults } from '../tab';
import { controlFaults } from './controls';
import type { Control } from './gate-record';
import { lastSetter, type PageState, stateDifferences } from './page-state';

const page: PageState = {
  title: 'Not found',
  attributes: ['html lang="en"', 'body class="calm"'],
  metas: ['<meta description>: Campus'],
  elements: ['<div#root>'],
  scrolling: 'visible visible',
  focus: '',
  keys: ['localStorage "theme"', 'the cookie "gate"'],
  handlers: [],
};

const differences = (change: Partial<PageState>) =>
  stateDifferences(page, { ...page, ...change }, 'mfe-tea').map(({ says }) => says);

test('an unchanged page has no differences', () => {
  expect(differences({})).toEqual([]);
});

test.each<[string, Partial<PageState>]>([
  ['leaves the title "Tea"', { title: 'Tea' }],
  ['leaves html lang="fr"', { attributes: ['html lang="fr"', 'body class="calm"'] }],
  ['removes body class', { attributes: ['html lang="en"'] }],
  ['leaves <meta robots>: noindex', { metas: [...page.metas, '<meta robots>: noindex'] }],
  ['removes <meta description>: Campus', { metas: [] }],
  ['leaves <aside> outside its container', { elements: ['<div#root>', '<aside>'] }],
  ['removes <div#root>, which it does not own,', { elements: [] }],
  ['leaves the scrolling of the page changed', { scrolling: 'visible hidden' }],
  ['leaves the focus on <aside>', { focus: '<aside>' }],
  [
    'leaves the cache "leaves", which it does not own,',
    { keys: [...page.keys, 'the cache "leaves"'] },
  ],
  [
    'leaves sessionStorage "mfe-teapot:cups", which it does not own,',
    { keys: [...page.keys, 'sessionStorage "mfe-teapot:cups"'] },
  ],
  ['removes the cookie "gate", which it does not own,', { keys: ['localStorage "theme"'] }],
  ['leaves onclick of window', { handlers: ['onclick of window'] }],
])('reports a remote that %s', (says, change) => {
  expect(differences(change)).toEqual([says]);
});

test('a remote may leave its own keys, and keys that the shell writes on any page', () => {
  const keys = [...page.keys, 'localStorage "mfe-tea:cups"', 'sessionStorage "scroll-positions"'];
  expect(differences({ keys })).toEqual([]);
});

test('a key of another remote may appear, but not disappear', () => {
  const key = 'localStorage "mfe-cups:today"';
  expect(differences({ keys: [...page.keys, key] })).toEqual([]);
  const before = { ...page, keys: [...page.keys, key] };
  expect(stateDifferences(before, page, 'mfe-tea').map(({ says }) => says)).toEqual([
    `removes ${key}, which it does not own,`,
  ]);
});

test('lastSetter returns the last remote that set a property, whatever else was set', () => {
  const setters = {
    'title mfe-tea': 'tea.js:1:1',
    'body mfe-tea': 'tea.js:2:1',
    'title mfe-cups': 'cups.js:1:1',
    'title of window mfe-pots': 'pots.js:1:1',
  };
  expect(lastSetter(setters, 'title')).toBe('mfe-cups');
  expect(lastSetter(setters, 'body')).toBe('mfe-tea');
  expect(lastSetter(setters, 'head')).toBeUndefined();
});

const home: Control = { name: 'the link "Home"', of: '', fault: '' };
const menu: Control = { name: 'the button "Menu"', of: '', fault: 'hides' };

test('a control that was usable before must stay present and usable', () => {
  const covered = { ...home, fault: 'covers' };
  expect(controlFaults([home, menu], [covered, menu], false)).toEqual([covered]);
  expect(controlFaults([home], [menu], true)).toEqual([{ ...home, fault: 'removes' }]);
});

test('on another page controls may be missing, and one usable control per name is enough', () => {
  expect(controlFaults([home], [menu], false)).toEqual([]);
  expect(controlFaults([home], [{ ...home, fault: 'hides' }, home], false)).toEqual([]);
});

test('a control of a neighbour counts once, on each page on which the remote spoils it', () => {
  const send = { name: 'the button "Send" of mfe-cups', of: 'mfe-cups', fault: 'covers' };
  const usable = { ...send, fault: '' };
  expect(controlFaults([home], [home, send, send, usable], false)).toEqual([send]);
  expect(controlFaults([home], [home, usable], false)).toEqual([]);
});

test('controls are not compared on a page with a modal dialog', () => {
  expect(controlFaults([home], [], true)).toEqual([]);
});

test('a task of two and a half seconds is too long, unless the machine is that slow', () => {
  expect(isLongBlock(2_500, 2_400, { block: 100 })).toBe(true);
  expect(isLongBlock(2_500, 2_400, { block: 300 })).toBe(false);
  expect(isLongBlock(2_500, 200, { block: 0 })).toBe(false);
  expect(isLongBlock(1_400, 1_400, { block: 0 })).toBe(false);
});

test('uncaught errors and rejections are recorded even if no shell reports them', () => {
  const page = new EventTarget();
  Reflect.set(globalThis, 'window', page);
  noteFaults();
  const filename = '/r/mfe-tea/one/tea.js';
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'thrown on purpose', filename }));
  const reason = new Error('cold');
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  Reflect.deleteProperty(globalThis, 'window');
  expect(Reflect.get(page, 'gateFaults')).toMatchObject([
    { message: 'thrown on purpose', trace: expect.stringContaining(filename) },
    { message: 'cold', trace: expect.stringContaining('record.test') },
  ]);
});
