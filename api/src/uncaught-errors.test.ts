import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The output and exit code of a process with an uncaught error. */
function outcome(wrong: string) {
  const program = `
    import { handleUncaughtErrors } from ${JSON.stringify(join(__dirname, 'uncaught-errors.ts'))};
    const say = (details, words) => console.log(JSON.stringify(details) + ' ' + words);
    handleUncaughtErrors({ error: say, fatal: say }, async () => console.log('closed'));
    setTimeout(() => console.log('goes on'), 10);
    ${wrong}`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, words, { cwd: __dirname, encoding: 'utf8' });
}

describe('uncaught errors', () => {
  it('an unhandled rejection is logged without its message, and the process continues', () => {
    const { status, stdout, stderr } = outcome(`void Promise.reject(new TypeError('asha'));`);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^{"error":"TypeError".*} unhandled promise rejection\ngoes on\n$/);
    expect(stdout).not.toContain('asha');
  });

  it('a thrown error is logged without its message, and the site closes and exits with 1', () => {
    const { status, stdout, stderr } = outcome(`throw new RangeError('asha');`);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^{"error":"RangeError".*} uncaught exception: stopping\nclosed\n$/);
    expect(stdout).not.toContain('asha');
  });
});
