import { brotliSize, budgetFaults, budgetTable } from './budgets';

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

test('a page over its budget is reported in a sentence and marked in the table', () => {
  const over = { what: '/dashboard', size: 41 * 1024, limit: 40 * 1024 };
  const under = { what: '/', size: 40 * 1024, limit: 40 * 1024 };
  expect(budgetFaults([over, under])).toEqual([
    '/dashboard needs 41.0 KB, over its budget of 40.0 KB',
  ]);
  const [first, second] = budgetTable([over, under]).split('\n');
  expect(first).toContain('OVER');
  expect(second).not.toContain('OVER');
});
