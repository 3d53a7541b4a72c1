import { type Control, controlFaults } from './controls';
import { type PageState, stateDifferences } from './page-state';

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
  stateDifferences(page, { ...page, ...change }, 'mfe-tea');

test('a page that is as it was is not spoken of', () => {
  expect(differences({})).toEqual([]);
});

test.each<[string, Partial<PageState>]>([
  ['leaves the title "Tea"', { title: 'Tea' }],
  ['leaves html lang="fr"', { attributes: ['html lang="fr"', 'body class="calm"'] }],
  ['removes body class', { attributes: ['html lang="en"'] }],
  ['leaves <meta robots>: noindex', { metas: [...page.metas, '<meta robots>: noindex'] }],
  ['removes <meta description>: Campus', { metas: [] }],
  ['leaves <aside> outside of its place', { elements: ['<div#root>', '<aside>'] }],
  ['removes <div#root>, which is not its own,', { elements: [] }],
  ['leaves a page that scrolls otherwise', { scrolling: 'visible hidden' }],
  ['leaves the focus on <aside>', { focus: '<aside>' }],
  [
    'leaves the cache "leaves", which is not its own,',
    { keys: [...page.keys, 'the cache "leaves"'] },
  ],
  ['removes the cookie "gate", which is not its own,', { keys: ['localStorage "theme"'] }],
  ['leaves onclick of window', { handlers: ['onclick of window'] }],
])('%s', (says, change) => {
  expect(differences(change)).toEqual([says]);
});

test("a remote's own keys, and those that the shell writes for any page, may come", () => {
  const keys = [...page.keys, 'localStorage "mfe-tea:cups"', 'sessionStorage "scroll-positions"'];
  expect(differences({ keys })).toEqual([]);
});

const home: Control = { name: 'the link "Home"', fault: '' };
const menu: Control = { name: 'the button "Menu"', fault: 'hides' };

test('a control that could be used before must be there to be used', () => {
  expect(controlFaults([home, menu], [{ ...home, fault: 'covers' }, menu], false)).toEqual([
    'covers the link "Home"',
  ]);
  expect(controlFaults([home], [menu], true)).toEqual(['removes the link "Home"']);
});

test('on another page some may be missing, and one of two of a name is enough', () => {
  expect(controlFaults([home], [menu], false)).toEqual([]);
  expect(controlFaults([home], [{ ...home, fault: 'hides' }, home], false)).toEqual([]);
});

test('a page with a dialog that keeps from everything else is not compared', () => {
  expect(controlFaults([home], [], true)).toEqual([]);
});
