import { findCommand } from './command';
import { commands } from './commands';
import { helpFor, helpForAll, helpForNoun } from './output';

const meant = (line: string) => findCommand(commands, line.split(' ').filter(Boolean));

describe('the first words of the command line', () => {
  it('name a noun and a verb, or a noun alone', () => {
    expect(meant('students find x')).toMatchObject({
      what: 'command',
      command: { name: 'students find' },
      words: ['x'],
    });
    expect(meant('backup list.zip')).toMatchObject({
      command: { name: 'backup' },
      words: ['list.zip'],
    });
  });

  it('may come behind flags', () => {
    expect(meant('--json colleges list')).toMatchObject({
      command: { name: 'colleges list' },
      words: ['--json'],
    });
  });

  it('show the help where they name no command', () => {
    expect(meant('').what).toBe('all');
    expect(meant('--help').what).toBe('all');
    expect(meant('reports --help')).toMatchObject({ what: 'noun', noun: 'reports' });
  });

  it('are refused where there is no such noun or verb', () => {
    expect(() => meant('collages list')).toThrow('There is no command “collages”.');
    expect(() => meant('colleges lst')).toThrow('colleges has no verb “lst”.');
  });
});

describe('the help', () => {
  it('has every command, of its noun and alone, with what it takes', () => {
    for (const each of commands) {
      const [noun] = each.name.split(' ');
      const ofNoun = commands.filter(({ name }) => name.split(' ')[0] === noun);
      const line = `${each.name} ${each.usage.text}`.trim();
      for (const text of [helpForAll(commands), helpForNoun(ofNoun)]) {
        expect(text).toContain(line);
        expect(text).toContain(each.says);
      }
      expect(helpFor(each)).toContain(`${each.call} ${each.usage.text}`.trim());
      expect(helpFor(each)).toContain(each.says);
    }
  });

  it('of one command names the script that calls it', () => {
    const usageOf = (name: string) => commands.filter((each) => each.name === name).map(helpFor)[0];
    expect(usageOf('colleges list')).toContain('Usage: npm run admin -- colleges list [--json]');
    expect(usageOf('seed')).toContain('Usage: npm run seed -- [--students <number>] ');
  });

  it('tells of nothing that a command does not take, and of all that it does', () => {
    for (const { args, usage } of commands) {
      const camel = (name: string) =>
        name.replace(/-([a-z])/g, (_all, x: string) => x.toUpperCase());
      const taken = [...usage.places, ...usage.options].map(({ name }) => camel(name));
      const known = Object.keys(args.shape);
      // `--open` is what the list does anyway.
      expect(taken.sort()).toEqual(known.sort());
    }
  });
});
