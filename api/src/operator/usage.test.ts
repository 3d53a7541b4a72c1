import { readUsage, readWords, WrongUsage } from './usage';

const usage = readUsage('<college> [<new-name>] --reason <text> [--dry-run]');
const complaint = (words: readonly string[]) => {
  try {
    readWords(usage, words);
  } catch (error) {
    if (error instanceof WrongUsage) return error.message;
    throw error;
  }
  throw new Error('It was accepted.');
};

describe('the words behind a command', () => {
  it('are taken apart as its own line of usage says', () => {
    expect(readWords(usage, ['iit', '--reason', 'two words', 'New Name', '--dry-run'])).toEqual({
      json: false,
      help: false,
      given: { college: 'iit', newName: 'New Name', reason: 'two words', dryRun: true },
    });
    expect(readWords(usage, ['iit', '--reason=short', '--json'])).toEqual({
      json: true,
      help: false,
      given: { college: 'iit', reason: 'short' },
    });
  });

  it('may be a number below 0 behind an option that takes a value', () => {
    expect(readWords(usage, ['iit', '--reason', '-5']).given).toMatchObject({ reason: '-5' });
    expect(complaint(['iit', '--dry-run', '-5'])).toContain('--dry-run');
  });

  it('are refused with a sentence when something is missing, unknown or too much', () => {
    expect(complaint([])).toBe('It needs --reason and <college>.');
    expect(complaint(['iit'])).toBe('It needs --reason.');
    expect(complaint(['iit', 'a', 'b', '--reason', 'x'])).toContain('“b”');
    expect(complaint(['iit', '--reasons', 'x'])).toContain("Unknown option '--reasons'");
    expect(complaint(['iit', '--reason'])).toContain('--reason');
    expect(complaint(['iit', '--reason', '--json'])).toMatch(/^Option '--reason' [a-z ]+\.$/);
    expect(complaint(['iit', '--dry-run=yes', '--reason', 'x'])).toContain('--dry-run');
  });

  it('need nothing where help is asked for', () => {
    expect(readWords(usage, ['--help'])).toMatchObject({ help: true, given: {} });
    expect(readWords(usage, ['-h'])).toMatchObject({ help: true });
  });
});
