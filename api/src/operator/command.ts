import * as z from 'zod';
import { canBeId } from '../modules/one-row';
import type { Services } from '../services';
import { readUsage, WrongUsage, type Usage } from './usage';

/** Tells whoever waits how far a long command is. */
export type Say = (line: string) => void;

/** The site that a command works on: the one that runs, or one of this process alone. */
export interface Site {
  /** Performs a command where the data is. */
  run(command: string, given: object): Promise<object>;
  /** The bytes of a backup. Cut off, they end in an error. */
  backup(options: BackupOptions): Promise<NodeJS.ReadableStream>;
}

export interface BackupOptions {
  /** Go on where the file of a picture is lost. */
  readonly skipLost: boolean;
}

/** What a command has at the terminal. */
export interface Terminal {
  readonly say: Say;
  /** The site, looked for when it is first needed. */
  reach(): Promise<Site>;
}

interface Definition<A extends z.ZodObject, R extends object> {
  /** `noun verb`, or a noun alone. */
  readonly name: string;
  /** How it is called where it has a script of its own. */
  readonly call?: string;
  /** What follows the name: `<place>`, `--option <value>` and `--flag`, in brackets where they may be left out. */
  readonly usage: string;
  /** One sentence. */
  readonly says: string;
  /** What was given, by the names of the usage in camel case. */
  readonly args: A;
  /** Whether it may begin a new database where there is none yet. */
  readonly begins?: boolean;
  /** Where the data is; everything but `backup` has it. */
  run?(services: Services, args: z.output<A>, say: Say): Promise<R>;
  /** At the terminal, instead of asking the site at once. */
  here?(args: z.output<A>, terminal: Terminal): Promise<R>;
  /** The result for people to read. */
  tell(result: R): string;
}

/** A command whose types are settled: what goes in is checked, what comes out is a plain object. */
export interface Command {
  readonly name: string;
  /** What stands in front of its usage at the terminal. */
  readonly call: string;
  readonly usage: Usage;
  readonly says: string;
  readonly begins: boolean;
  readonly args: z.ZodObject;
  run(services: Services, given: unknown, say: Say): Promise<object>;
  here(given: unknown, terminal: Terminal): Promise<object>;
  tell(result: object): string;
}

/** A command as data: the terminal, the channel and the help read it. */
export function command<A extends z.ZodObject, R extends object>(it: Definition<A, R>): Command {
  return {
    name: it.name,
    call: it.call ?? `npm run admin -- ${it.name}`,
    usage: readUsage(it.usage),
    says: it.says,
    begins: it.begins ?? false,
    args: it.args,
    async run(services, given, say) {
      if (!it.run) throw new Error(`${it.name} runs at the terminal.`);
      return it.run(services, it.args.parse(given), say);
    },
    async here(given, terminal) {
      if (it.here) return it.here(it.args.parse(given), terminal);
      return (await terminal.reach()).run(it.name, it.args.parse(given));
    },
    // It may have come through the channel: as JSON, from the same command.
    tell: (result) => it.tell(result as R),
  };
}

const oneLine = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim())
    .pipe(
      z.string().min(1, 'must not be empty').max(longest, `must have ${longest} signs at most`),
    );

// The same lengths as in the forms of the site (contract/src/enquiries).

export const collegeName = oneLine(150);
export const communityName = oneLine(80);
export const communityDescription = oneLine(500);
/** Why somebody decided so; it is kept, and told to whom it concerns where the site does that. */
export const reason = oneLine(500);
export const word = oneLine(254);

export const id = z.string().trim().toLowerCase().refine(canBeId, 'must be an id of a list');

/** `@college.edu`, in lower case. */
export const suffix = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'must be an email suffix such as @college.edu')
  .regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be an email suffix such as @college.edu');

export const flag = z.boolean().default(false);

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
