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

describe('what nobody caught', () => {
  it('ends nothing where it is a promise, and is logged without its words', () => {
    const { status, stdout, stderr } = outcome(`void Promise.reject(new TypeError('asha'));`);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^{"error":"TypeError".*} failed in the background\ngoes on\n$/);
    expect(stdout).not.toContain('asha');
  });

  it('ends the site in its own time where it is anything else', () => {
    const { status, stdout, stderr } = outcome(`throw new RangeError('asha');`);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^{"error":"RangeError".*} ending: an error that nobody caught\nclosed\n$/,
    );
    expect(stdout).not.toContain('asha');
  });
});
