import * as z from 'zod';
import { findCommand, type Command } from './command';
import { commands } from './commands';
import { helpFor, helpForAll, helpForNoun, seeHelp } from './output';
import { asRefusal, reach, wrongArgument, type Reached } from './reach';
import { readWords, WrongUsage } from './usage';

const done = 0;
const refused = 1;
const wrongUsage = 2;

type Environment = Readonly<Record<string, string | undefined>>;

const say = (line: string) => void process.stderr.write(`${line}\n`);
const asksHelp = (words: readonly string[]) => words.includes('--help') || words.includes('-h');

/** `npm run admin`. @returns the exit code: 0 done, 1 refused or failed, 2 a command line that makes no sense */
export async function operate(words: readonly string[], environment: Environment): Promise<number> {
  try {
    const meant = findCommand(commands, words);
    if (meant.what === 'command') return await operateOne(meant.command, meant.words, environment);
    const help = meant.what === 'all' ? helpForAll(commands) : helpForNoun(meant.commands);
    if (!asksHelp(words)) return complain(help);
    console.log(help);
    return done;
  } catch (error) {
    if (error instanceof WrongUsage) return complain(`${error.message}\n${seeHelp()}`);
    throw error;
  }
}

function complain(text: string): number {
  say(text);
  return wrongUsage;
}

async function operateOne(
  command: Command,
  words: readonly string[],
  environment: Environment,
): Promise<number> {
  const read = understand(command, words);
  if (typeof read === 'string') return complain(`${read}\n${seeHelp(command)}`);
  if (read.help) {
    console.log(helpFor(command));
    return done;
  }
  try {
    const result = await perform(command, read.given, environment);
    console.log(read.json ? JSON.stringify(result) : command.tell(result));
    return done;
  } catch (error) {
    const { message } = asRefusal(error);
    say(message);
    if (read.json) console.log(JSON.stringify({ refused: message }));
    return refused;
  }
}

/** @returns what is wrong with the words as a sentence, or what they say */
function understand(command: Command, words: readonly string[]) {
  try {
    const read = readWords(command.usage, words);
    if (!read.help) command.args.parse(read.given);
    return read;
  } catch (error) {
    if (error instanceof WrongUsage) return error.message;
    if (error instanceof z.ZodError) return wrongArgument(error);
    throw error;
  }
}

async function perform(command: Command, given: object, environment: Environment): Promise<object> {
  let reached: Promise<Reached> | undefined;
  try {
    return await command.here(given, {
      say,
      reach: () => (reached ??= reach({ environment, command, say })),
    });
  } finally {
    await (await reached?.catch(() => undefined))?.close();
  }
}
