import { readCommandLine, WrongUsage } from '@campus/node-tools/command-line';
import { adminProgram } from './cli';
import { commands } from './commands';

/** The parsed request of the words, or the help that they show. */
function read(...words: string[]) {
  let asked: object | undefined;
  const help = readCommandLine(
    adminProgram((found) => (asked = found)),
    words,
  );
  return help ?? asked;
}

function complaint(...words: string[]): string {
  try {
    read(...words);
  } catch (error) {
    if (error instanceof WrongUsage) return `${error.message}\n${error.see}`;
    throw error;
  }
  throw new Error('It was accepted.');
}

const line = (text: string) => text.split(' ').filter(Boolean);

describe('the first words of the command line', () => {
  it('select a command by a noun and a verb, or by a noun alone', () => {
    expect(read(...line('students find x'))).toMatchObject({
      command: { name: 'students find' },
      given: { student: 'x' },
    });
    expect(read(...line('backup list.zip'))).toMatchObject({
      command: { name: 'backup' },
      given: { file: 'list.zip' },
    });
  });

  it('may follow flags', () => {
    const asked = { command: { name: 'colleges list' }, json: true };
    expect(read(...line('--json colleges list'))).toMatchObject(asked);
    expect(read(...line('colleges list --json'))).toMatchObject(asked);
  });

  it('are rejected when the noun or verb is unknown or missing', () => {
    expect(complaint(...line('collages list'))).toContain("unknown command 'collages'");
    expect(complaint(...line('colleges lst'))).toContain("unknown command 'lst'");
    expect(complaint(...line('colleges'))).toContain('npm run admin -- colleges --help');
    expect(complaint()).toBe('No command given\nnpm run admin -- --help');
  });
});

describe('the words after a command', () => {
  const rename = ['communities', 'rename', 'chess'];

  it('are parsed as its arguments and options', () => {
    const given = { community: 'chess', newName: 'Chess Club', college: 'iit' };
    const asked = { given, json: false };
    expect(read(...rename, '--college', 'iit', 'Chess Club')).toMatchObject(asked);
    expect(read(...rename, 'Chess Club', '--college=iit', '--json')).toMatchObject({ json: true });
    expect(read(...line('communities remove chess --with-posts'))).toMatchObject({
      given: { community: 'chess', withPosts: true },
    });
  });

  it('may be a negative number as the value of an option', () => {
    const suspend = line('students suspend asha --reason -5');
    expect(read(...suspend)).toMatchObject({ given: { reason: '-5' } });
  });

  it('are rejected with a message when one is missing, unknown, invalid or extra', () => {
    const suspend = ['students', 'suspend'];
    expect(complaint(...suspend, '--reason', 'x')).toBe(
      "missing required argument 'student'\nnpm run admin -- students suspend --help",
    );
    expect(complaint(...suspend, 'asha')).toContain("option '--reason <text>' not specified");
    expect(complaint(...suspend, 'asha', 'b', '--reason', 'x')).toContain('too many arguments');
    expect(complaint(...suspend, 'asha', '--reason', 'x', '--reasons')).toContain(
      "unknown option '--reasons'",
    );
    expect(complaint(...suspend, 'asha', '--reason')).toContain('argument missing');
    expect(complaint(...suspend, 'asha', '--reason', '--json')).toContain('--reason');
    expect(complaint(...suspend, 'asha', '--reason', '')).toBe(
      'reason must not be empty.\nnpm run admin -- students suspend --help',
    );
    expect(complaint(...rename, 'x', '--dry-run=yes')).toContain('--dry-run');
    for (const range of ['192.0.2.0/33', '192.0.2.0/', '2001:db8::/129', 'campus.example', '']) {
      expect(complaint(...line('tokens create mfe-feed'), '--from', range)).toBe(
        'from must be addresses or CIDR ranges, such as 192.0.2.0/24,2001:db8::/32.\nnpm run admin -- tokens create --help',
      );
    }
  });
});

describe('the help', () => {
  it('describes every command in the overview, under its noun and alone', () => {
    for (const { name, description } of commands) {
      const words = line(name);
      for (const help of [read('--help'), read(...words.slice(0, 1), '--help')]) {
        expect(help).toContain(name);
        expect(String(help).replace(/\s+/g, ' ')).toContain(description);
      }
      expect(read(...words, '-h')).toContain(`Usage: npm run admin -- ${name}`);
    }
    expect(read('--help')).toContain('students suspend <student> --reason <text>');
    expect(read('communities', '--help')).toContain('communities list [college]');
  });

  it('needs no required arguments', () => {
    expect(read('students', 'suspend', '--help')).toContain('--reason <text> [--json]');
  });

  it('lists exactly the arguments and options that each command accepts', () => {
    const program = adminProgram(() => undefined);
    for (const { name, args } of commands) {
      const words = line(name);
      const found = words.reduce(
        (from, word) => from.commands.find((each) => each.name() === word) ?? from,
        program,
      );
      const camel = (text: string) => text.replace(/-(.)/g, (_all, x: string) => x.toUpperCase());
      const taken = [
        ...found.registeredArguments.map((each) => camel(each.name())),
        ...found.options.map((option) => option.attributeName()),
      ];
      expect([name, taken.sort()]).toEqual([name, Object.keys(args.shape).sort()]);
    }
  });
});
