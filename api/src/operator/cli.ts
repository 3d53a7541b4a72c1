import {
  callOf,
  createProgram,
  exitCodes,
  readCommandLine,
  reportFailure,
  WrongUsage,
} from '@campus/node-tools/command-line';
import type { Command as CommandLine } from 'commander';
import type { Command } from './command';
import { commands } from './commands';
import { asRefusal, reach, wrongArgument, type Reached } from './reach';

type Environment = Readonly<Record<string, string | undefined>>;

/** The parsed request of a command line. */
interface Asked {
  readonly command: Command;
  readonly given: object;
  readonly json: boolean;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
const writers = { log: say, print: (line: string) => console.log(line) };

const where = `
Uses the environment of npm start (DATA_DIR, DATABASE_URL, …). If the site is running, the command runs inside it.
Exit codes: 0 done, 1 refused (one sentence on standard error), 2 wrong usage.`;

/** Adds the arguments and options of a command to a command line. */
function define(line: CommandLine, command: Command, ask: (asked: Asked) => void): void {
  command.takes(line.description(command.description)).action(() => {
    const names = line.registeredArguments.map((each) => camel(each.name()));
    const places = names.map((name, at) => [name, line.processedArgs[at]] as const);
    const { json = false, ...options } = line.optsWithGlobals<{ json?: boolean }>();
    const given = {
      ...options,
      ...Object.fromEntries(places.filter(([, value]) => value !== undefined)),
    };
    const checked = command.args.safeParse(given);
    if (!checked.success)
      throw new WrongUsage(wrongArgument(checked.error), `${callOf(line)} --help`);
    ask({ command, given, json });
  });
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** `npm run admin`: nouns with their verbs, and nouns alone. */
export function adminProgram(ask: (asked: Asked) => void): CommandLine {
  const program = createProgram('npm run admin --').addHelpText('after', where);
  for (const command of commands) {
    const [noun = '', verb] = command.name.split(' ');
    if (verb === undefined) {
      define(program.command(noun), command, ask);
      continue;
    }
    const parent = program.commands.find((each) => each.name() === noun) ?? program.command(noun);
    define(parent.command(verb), command, ask);
  }
  return program;
}

/** `npm run admin`. @returns the exit code */
export async function operate(words: readonly string[], environment: Environment): Promise<number> {
  return runProgram(adminProgram, { words, environment, commands });
}

/** A program with a single command, such as `npm run seed`. @returns the exit code */
export async function runCommand(
  call: string,
  command: Command,
  { words, environment }: { words: readonly string[]; environment: Environment },
): Promise<number> {
  const program = (ask: (asked: Asked) => void) => {
    const line = createProgram(call).addHelpText('after', where);
    define(line, command, ask);
    return line;
  };
  return runProgram(program, { words, environment, commands: [command] });
}

interface Context {
  readonly words: readonly string[];
  readonly environment: Environment;
  /** What a site opened for this command needs to know. */
  readonly commands: readonly Command[];
}

async function runProgram(
  program: (ask: (asked: Asked) => void) => CommandLine,
  context: Context,
): Promise<number> {
  let asked: Asked | undefined;
  try {
    const help = readCommandLine(
      program((found) => (asked = found)),
      context.words,
    );
    if (help !== undefined) console.log(help);
    return asked === undefined ? exitCodes.done : await answer(asked, context);
  } catch (error) {
    return reportFailure(error, context.words.includes('--json'), writers);
  }
}

async function answer({ command, given, json }: Asked, context: Context): Promise<number> {
  try {
    const result = await perform(command, given, context);
    const text = json && result ? JSON.stringify(result) : command.toText(result);
    if (text !== undefined) console.log(text);
    return exitCodes.done;
  } catch (error) {
    return reportFailure(asRefusal(error), json, writers);
  }
}

async function perform(command: Command, given: object, context: Context) {
  const { environment, commands: known } = context;
  let reached: Promise<Reached> | undefined;
  try {
    return await command.here(given, {
      say,
      environment,
      output: process.stdout,
      reach: () => (reached ??= reach({ environment, command, commands: known, say })),
    });
  } finally {
    await (await reached?.catch(() => undefined))?.close();
  }
}

// For the commands beside a site that work on its remotes.
export { readConfig } from '../config';
export { openSharedRemotes } from '../shared-remotes';
