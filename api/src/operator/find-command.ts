import type { Command } from './command';
import { WrongUsage } from './usage';

/** What the first words of the command line mean. */
export type Meant =
  | { readonly what: 'all' }
  | { readonly what: 'noun'; readonly noun: string; readonly commands: readonly Command[] }
  | { readonly what: 'command'; readonly command: Command; readonly words: readonly string[] };

/** @throws WrongUsage when no command begins with these words */
export function findCommand(commands: readonly Command[], words: readonly string[]): Meant {
  const [first, second = '', ...rest] = words;
  if (first === undefined) return { what: 'all' };
  // Flags may stand in front, as npm's own do.
  if (first.startsWith('-')) {
    const moved = words.filter((word) => !word.startsWith('-'));
    return moved.length === 0
      ? { what: 'all' }
      : findCommand(commands, [...moved, ...words.filter((word) => word.startsWith('-'))]);
  }
  const both = commands.find(({ name }) => name === `${first} ${second}`);
  if (both) return { what: 'command', command: both, words: rest };
  const alone = commands.find(({ name }) => name === first);
  if (alone) return { what: 'command', command: alone, words: words.slice(1) };
  const verbs = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (verbs.length === 0) throw new WrongUsage(`There is no command “${first}”.`);
  if (second !== '' && !second.startsWith('-')) {
    throw new WrongUsage(`${first} has no verb “${second}”.`);
  }
  return { what: 'noun', noun: first, commands: verbs };
}
