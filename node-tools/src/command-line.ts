import { Command, CommanderError, type Help } from 'commander';
import { isExplained } from './refusal.mjs';

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

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ');

/** How a program writes a line: `log` to standard error, `print` to standard output. */
interface Writers {
  log: (line: string) => void;
  print: (line: string) => void;
}

/**
 * Says in one line why a command has failed, and with `json` also as the last line of standard output.
 * @returns the exit code
 */
export function reportFailure(error: unknown, json: boolean, { log, print }: Writers): number {
  const message = inOneLine(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongUsage) log(`${message}; see ${error.see}`);
  // An unexpected error is logged with its stack.
  else log(isExplained(error) || !(error instanceof Error) ? message : (error.stack ?? message));
  const reasons = error instanceof Error && 'reasons' in error ? { reasons: error.reasons } : {};
  if (json) print(JSON.stringify({ refused: message, ...reasons }));
  return error instanceof WrongUsage ? exitCodes.wrongUsage : exitCodes.refused;
}
