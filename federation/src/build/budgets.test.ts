import { brotliSize, budgetFaults, budgetTable } from './budgets';
import { unscopedSelectors } from './scoped-css';

const asset = (path: string, brotli: number) => ({
  path,
  brotli,
  bytes: 2 * brotli,
  integrity: '',
});

test('a file that two parts need is counted once', () => {
  const assets = [asset('a.js', 1000), asset('b.css', 24)];
  expect(brotliSize(assets, ['a.js', 'b.css', 'a.js'])).toBe(1024);
});

test('what is over its budget is told in a sentence and marked in the table', () => {
  const over = { what: '/dashboard', size: 41 * 1024, limit: 40 * 1024 };
  const under = { what: '/', size: 40 * 1024, limit: 40 * 1024 };
  expect(budgetFaults([over, under])).toEqual(['/dashboard needs 41.0 KB, allowed are 40.0 KB']);
  const [first, second] = budgetTable([over, under]).split('\n');
  expect(first).toContain('OVER');
  expect(second).not.toContain('OVER');
});

test.each([
  '.mfe-feed__card_a1 h2{color:red}',
  '@layer remote{.mfe-feed__card_a1{color:red}}',
  '@media (width>40rem){.mfe-feed__a_1,.mfe-feed__b_2:hover{color:red}}',
  '@keyframes mfe-feed__turn_1{from{opacity:0}50%{opacity:1}}',
  '.mfe-feed__a_1{& > li{margin:0}}',
])('%s stays inside of its remote', (css) => {
  expect(unscopedSelectors(css, 'mfe-feed')).toEqual([]);
});

test.each([
  ['h1{color:red}', 'h1'],
  [':root{--x:1px}', ':root'],
  ['.mfe-feed__a_1,body{margin:0}', 'body'],
  ['@layer remote{*{margin:0}}', '*'],
  ['.mfe-static__a_1{color:red}', '.mfe-static__a_1'],
  ['body:has(.mfe-feed__a_1){margin:0}', 'body:has(.mfe-feed__a_1)'],
  ['.ui__a_1:not(.mfe-feed__a_1){margin:0}', '.ui__a_1:not(.mfe-feed__a_1)'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
])('%s is refused for "%s"', (css, selector) => {
  expect(unscopedSelectors(css, 'mfe-feed')).toEqual([selector]);
});
