import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWords, jestTotals, playwrightTotals, sum } from './tests';

async function report(content: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'campus-report-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('a file that Jest could not run counts as failed', async () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  const file = await report({ ...counts, numPendingTests: 1, numTodoTests: 0 });
  await expect(jestTotals(file)).resolves.toEqual({ passed: 5, failed: 3, skipped: 1 });
});

test('flaky tests and errors outside of tests count as failed', async () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  const file = await report({ stats, errors: [{}] });
  await expect(playwrightTotals(file)).resolves.toEqual({ passed: 4, failed: 3, skipped: 0 });
});

test('a run without a report is a failure', async () => {
  await expect(jestTotals('/nowhere/report.json')).resolves.toMatchObject({ failed: 1 });
});

test('skipped tests are named only where there are any', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ]);
  expect(inWords(total)).toBe('3 passed, 1 failed');
  expect(inWords({ ...total, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
