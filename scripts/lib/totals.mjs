import { readFile } from 'node:fs/promises';

const nothing = { passed: 0, failed: 0, skipped: 0 };

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const sum = (totals) => totals.reduce(add, nothing);

export const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

const read = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** A file that could not be run counts as one failure; so does a run without a report. */
export async function jestTotals(file) {
  const report = await read(file);
  if (!report) return one(false);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export async function playwrightTotals(file) {
  const report = await read(file);
  if (!report) return one(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** `N passed, N failed`, and the skipped ones where there are any. */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
