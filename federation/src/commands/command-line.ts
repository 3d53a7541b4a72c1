import { Command, CommanderError, InvalidArgumentError, type Help } from 'commander';

export type Verb = 'status' | 'publish' | 'promote' | 'rollback' | 'off' | 'on';

/** The command line makes no sense. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** What a command line asks for. */
export interface Asked {
  verb: Verb;
  /** Empty where the command takes none. */
  remote: string;
  options: Readonly<Partial<Record<'dir' | 'canary' | 'reason' | 'notice', string>>>;
}

function percent(text: string): string {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 100) return text;
  throw new InvalidArgumentError('It takes a whole number from 1 to 100.');
}

const environment = `
REMOTES_DIR (default DATA_DIR/remotes) and DATA_DIR (default .data) as for npm start. Works while the
site runs, and without it. Exits with 0 when done, 1 when refused with one sentence, 2 on wrong usage.`;

/** Values stand in capitals, as in the table of the manual. */
const plain = (flags: string): string => flags.replaceAll(/<([A-Z]+)>/g, '$1');

const signature = (command: Command): string => {
  const options = command.options.filter(({ long }) => long !== '--json');
  return [
    command.name(),
    ...command.registeredArguments.map((one) => `<${one.name()}>`),
    ...options.map(({ flags }) => `[${plain(flags)}]`),
  ].join(' ');
};

const helpStyle: Partial<Help> = {
  helpWidth: 110,
  optionTerm: ({ flags }) => plain(flags),
  subcommandTerm: signature,
  commandUsage: (command) =>
    command.parent
      ? `npm run remotes -- ${signature(command)} [--json]`
      : 'npm run remotes -- <command> [--json] [--help]',
  commandDescription: (command) => {
    const text = command.description();
    return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  },
};

function commandsOf(ask: (asked: Asked) => void): Command {
  const all = new Command('remotes')
    .exitOverride()
    .configureHelp(helpStyle)
    .helpCommand(false)
    .option('--json', 'the last line on standard output is the answer as one line of JSON')
    .addHelpText('after', environment);
  const command = (verb: Verb, description: string, more = ''): Command =>
    all
      .command(verb)
      .description(description)
      .addHelpText('after', `${more && `\n${more}\n`}${environment}`);
  const onRemote = (verb: Verb, description: string, more?: string): Command =>
    command(verb, description, more)
      .argument('<remote>')
      .action((remote: string, options: Asked['options']) => ask({ verb, remote, options }));

  command(
    'status',
    'what is live, previous, on trial and kept, per remote',
    'With --json the last 50 changes of each remote too.',
  ).action(() => ask({ verb: 'status', remote: '', options: {} }));
  onRemote(
    'publish',
    'gate, upload, verify, switch; builds the workspace first',
    `Refused where the build does not fit what is live, a file is not the one that was built, or a
page of it does not show and leave cleanly in a browser. Nothing live has changed then.`,
  )
    .option('--dir <DIR>', 'takes this folder, which holds mf-manifest.json, and builds nothing')
    .option('--canary <PERCENT>', 'for this share of the browsers only, 1 to 100', percent);
  onRemote('promote', 'makes the canary live for everybody');
  onRemote(
    'rollback',
    'makes the previous build live again, at once',
    'Where a canary runs, it ends, and what is live for the others stays.',
  ).option('--reason <TEXT>', 'is kept in the history');
  onRemote('off', 'takes a remote out of service with a notice on its pages').option(
    '--notice <TEXT>',
    'what visitors read on its pages',
  );
  onRemote('on', 'puts it back into service');
  return all;
}

const isHelp = ({ code }: CommanderError): boolean =>
  code === 'commander.helpDisplayed' || code === 'commander.help';

/**
 * Reads the words after `npm run remotes --`.
 * @returns what is asked, or the text of the help
 * @throws WrongUsage
 */
export function readCommandLine(words: readonly string[]): Asked | { help: string } {
  if (words.every((word) => word === '--json')) throw new WrongUsage('No command given');
  let asked: Asked | undefined;
  let help = '';
  const commands = commandsOf((found) => {
    asked = found;
  });
  const output = { writeOut: (text: string) => void (help += text), writeErr: () => undefined };
  for (const command of [commands, ...commands.commands]) command.configureOutput(output);
  try {
    commands.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (!isHelp(error)) throw new WrongUsage(error.message.replace(/^error: /, ''));
  }
  return asked ?? { help: help.trimEnd() };
}
