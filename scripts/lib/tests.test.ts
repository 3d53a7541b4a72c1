import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWords, jestTotals, nodeTotals, playwrightTotals, sum } from './tests';

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

test('tests cancelled by Node’s runner count as failed, and a suite that did not run as skipped', async () => {
  const tap = async (counts: Record<string, number>) => {
    const file = await report('');
    const lines = Object.entries(counts).map(([name, count]) => `# ${name} ${count}\n`);
    await writeFile(file, `TAP version 13\n${lines.join('')}# duration_ms 12.5\n`);
    return file;
  };
  const ran = await tap({ tests: 7, suites: 1, pass: 4, fail: 1, cancelled: 2, skipped: 0 });
  await expect(nodeTotals(ran)).resolves.toEqual({ passed: 4, failed: 3, skipped: 0 });
  const skipped = await tap({ tests: 0, suites: 1, pass: 0, fail: 0, cancelled: 0, skipped: 0 });
  await expect(nodeTotals(skipped)).resolves.toEqual({ passed: 0, failed: 0, skipped: 1 });
});

test('a run without a report counts as failed', async () => {
  await expect(jestTotals('/nowhere/report.json')).resolves.toMatchObject({ failed: 1 });
  await expect(nodeTotals('/nowhere/report.tap')).resolves.toMatchObject({ failed: 1 });
});

test('skipped tests are mentioned only if there are any', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ]);
  expect(inWords(total)).toBe('3 passed, 1 failed');
  expect(inWords({ ...total, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
