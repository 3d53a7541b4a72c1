import { Command, CommanderError, type Help } from 'commander';

/** The exit code of a program: done, refused with one sentence, or an invalid command line. */
export const exitCodes = { done: 0, refused: 1, wrongUsage: 2 } as const;

/** The command line is invalid. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';

  /** @param see the command whose help says more */
  constructor(
    message: string,
    readonly see: string,
  ) {
    super(message);
  }
}

const everyCommand = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(everyCommand),
];

/** The full command: `npm run admin -- students find`. */
export function callOf(command: Command): string {
  return command.parent ? `${callOf(command.parent)} ${command.name()}` : command.name();
}

/** Values in capitals are shown without brackets: `--dir DIR`. */
const shownFlags = (flags: string): string => flags.replaceAll(/<([A-Z]+)>/g, '$1');

function signatureOf(command: Command): string {
  if (command.commands.length > 0) return '<command>';
  const options = command.options.filter(({ long }) => long !== '--json');
  return [
    ...command.registeredArguments.map((each) =>
      each.required ? `<${each.name()}>` : `[${each.name()}]`,
    ),
    ...options.map(({ flags, mandatory }) =>
      mandatory ? shownFlags(flags) : `[${shownFlags(flags)}]`,
    ),
  ].join(' ');
}

const helpStyle: Partial<Help> = {
  helpWidth: 110,
  optionTerm: ({ flags }) => shownFlags(flags),
  // The commands themselves, also those below a noun.
  visibleCommands: (command) =>
    everyCommand(command).filter((each) => each !== command && each.commands.length === 0),
  subcommandTerm: (command) =>
    [...namesBelowRoot(command), signatureOf(command)].filter(Boolean).join(' '),
  commandUsage: (command) =>
    [callOf(command), signatureOf(command), '[--json] [--help]'].filter(Boolean).join(' '),
  formatItem: (term, _width, description) =>
    description ? `  ${term}\n      ${description}` : `  ${term}`,
};

function namesBelowRoot(command: Command): string[] {
  return command.parent ? [...namesBelowRoot(command.parent), command.name()] : [];
}

/** A program without commands yet. @param call how it is called: `npm run admin --` */
export function createProgram(call: string): Command {
  return new Command(call)
    .configureHelp(helpStyle)
    .helpCommand(false)
    .option('--json', 'prints the result as one line of JSON, last on standard output');
}

/**
 * Runs the action of the command in the given words.
 * @returns the help text if the words request it
 * @throws WrongUsage
 */
export function readCommandLine(program: Command, words: readonly string[]): string | undefined {
  let help = '';
  for (const command of everyCommand(program)) {
    command
      .configureOutput({ writeOut: (text) => void (help += text), writeErr: () => undefined })
      .exitOverride((error) => {
        if (error.code === 'commander.helpDisplayed') throw error;
        const isMissing = error.code === 'commander.help';
        const message = isMissing ? 'No command given' : error.message.replace(/^error: /, '');
        throw new WrongUsage(message, `${callOf(command)} --help`);
      });
  }
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return help.trimEnd();
  }
  return undefined;
}
