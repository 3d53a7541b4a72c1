import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { useOwnTemporaryFolder } from '../../node-tools/src/temporary-files.mjs';
import { ensureChromium, reachableServices } from './machine';
import { prepare } from './prepare.mjs';
import { buildFolder, log, root, run } from './run.mjs';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const add = (one: Totals, other: Totals): Totals => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const sum = (totals: readonly Totals[]): Totals =>
  totals.reduce(add, { passed: 0, failed: 0, skipped: 0 });

const one = (passed: boolean): Totals => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

type JestReport = Readonly<
  Record<
    | 'numPassedTests'
    | 'numFailedTests'
    | 'numRuntimeErrorTestSuites'
    | 'numPendingTests'
    | 'numTodoTests',
    number
  >
>;

/** A file that could not be run counts as one failure, and so does a run without a report. */
export async function jestTotals(file: string): Promise<Totals> {
  const report = await readReport<JestReport>(file);
  if (!report) return one(false);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

export async function playwrightTotals(file: string): Promise<Totals> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return one(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** From the report of Node's own runner; a suite that the machine cannot run counts as one skipped test. */
export async function nodeTotals(file: string): Promise<Totals> {
  const report = await readFile(file, 'utf8').catch(() => '');
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1]);
  const [passed, failed, skipped] = [count('pass'), count('fail'), count('skipped')];
  if (![passed, failed, skipped].every(Number.isInteger)) return one(false);
  const isEmpty = count('tests') === 0;
  return { passed, failed: failed + count('cancelled'), skipped: isEmpty ? 1 : skipped };
}

/** `N passed, N failed`, and the number of skipped ones if there are any. */
export function inWords({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const reports = path.join(buildFolder, 'reports');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

function passes(task: Promise<unknown>): Promise<boolean> {
  return task.then(
    () => true,
    (error: Error) => {
      log(error.message);
      return false;
    },
  );
}

async function checks(): Promise<Totals> {
  const script = (name: string, label: string) =>
    passes(run('npm', ['run', '--silent', name], { cwd: root, label }));
  const passed = await Promise.all([
    script('lint', 'Lint'),
    script('typecheck', 'Typecheck'),
    script('house', 'House'),
  ]);
  return sum(passed.map(one));
}

async function unit(more: readonly string[]): Promise<Totals> {
  const report = path.join(reports, 'jest.json');
  const args = ['--json', `--outputFile=${report}`, ...more];
  const env = await reachableServices();
  await passes(run(bin('jest'), args, { cwd: root, env, label: 'Jest' }));
  return jestTotals(report);
}

async function browser(more: readonly string[]): Promise<Totals> {
  const report = path.join(reports, 'playwright.json');
  const ready = prepare().then(ensureChromium);
  if (!(await passes(ready))) return one(false);
  const env = { ...process.env, CHROMIUM: await ready, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=list,json', ...more];
  await passes(run(bin('playwright'), args, { cwd: root, env, label: 'Playwright' }));
  return playwrightTotals(report);
}

async function containers(): Promise<Totals> {
  const report = path.join(reports, 'containers.tap');
  const said = ['--test-reporter=spec', '--test-reporter-destination=stderr'];
  const kept = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
  const args = ['--import', 'tsx', '--test', ...said, ...kept, 'e2e/containers/checks.ts'];
  await passes(run(process.execPath, args, { cwd: root, label: 'The site in containers' }));
  return nodeTotals(report);
}

export interface TestOrder {
  readonly only?: 'unit' | 'e2e';
  readonly checks?: boolean;
  /** Also tests the site in containers, if a Docker engine is available. */
  readonly containers?: boolean;
  /** Arguments for Jest or Playwright. */
  readonly more: readonly string[];
}

/** Runs the requested tests and prints `N passed, N failed`. @returns whether all of them passed */
export async function runTests(order: TestOrder): Promise<boolean> {
  const { only, more } = order;
  await useOwnTemporaryFolder('tests');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const totals: Totals[] = [];
  if (order.checks) totals.push(await checks());
  if (only !== 'e2e') totals.push(await unit(more));
  if (only !== 'unit') totals.push(await browser(more));
  if (order.containers && !only) totals.push(await containers());
  const total = sum(totals);
  console.log(inWords(total));
  return total.failed === 0 && total.passed > 0;
}
