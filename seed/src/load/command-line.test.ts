import { seed } from './seed-command';

const logged = () => jest.spyOn(console, 'log').mockImplementation(() => undefined);
const complained = () => jest.spyOn(process.stderr, 'write').mockReturnValue(true);

describe('the command line of the seed', () => {
  it('has a help text that names the npm script', async () => {
    const log = logged();
    expect(await seed(['--help'], {})).toBe(0);
    const [[help]] = log.mock.calls as [[string]];
    expect(help).toContain('Usage: npm run seed -- [--students <number>] ');
    expect(help).toContain('[--seed <text>] [--json]');
  });

  it.each([
    [['--studnets', '3'], "unknown option '--studnets'"],
    [['--posts', '-1'], 'posts must be a whole number from 0 to 1000000.'],
    [[], 'is empty: say how much to add'],
  ])('rejects %j with an error message that points to the help', async (words, sentence) => {
    const complaint = complained();
    expect(await seed(words, {})).toBe(2);
    const text = complaint.mock.calls.join('');
    expect(text).toContain(sentence);
    expect(text).toContain('; see npm run seed -- --help');
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });

  it('ends with JSON about a wrong call too, if that is asked for', async () => {
    const [log] = [logged(), complained()];
    expect(await seed(['--posts', 'x', '--json'], {})).toBe(2);
    const refused = 'posts must be a whole number from 0 to 1000000.';
    expect(log.mock.lastCall).toEqual([JSON.stringify({ refused })]);
  });
});
