import type { Command as CommandLine } from 'commander';
import * as z from 'zod';
import { canBeId } from '../modules/one-row';
import type { Services } from '../services';

/** Reports the progress of a long command. */
export type Say = (line: string) => void;

/** The site that a command works on: the running one, or one in this process alone. */
export interface Site {
  /** Runs a command in the process that has the data. */
  run(command: string, given: object): Promise<object>;
  /** The bytes of a backup. If interrupted, they end in an error. */
  backup(options: BackupOptions): Promise<NodeJS.ReadableStream>;
}

export interface BackupOptions {
  /** Continue if the file of a picture is lost. */
  readonly skipLost: boolean;
}

/** What a command can use at the terminal. */
export interface Terminal {
  readonly say: Say;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Standard output, for a command that answers with bytes. */
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
  /** The site, connected when it is first needed. */
  reach(): Promise<Site>;
}

interface Definition<A extends z.ZodObject, R extends object | undefined> {
  /** `noun verb`, or a noun alone. */
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** Declares its arguments and options on the command line. */
  takes?(commandLine: CommandLine): CommandLine;
  /** The given values, by the names of arguments and options in camel case. */
  readonly args: A;
  /** Whether it may create a new database if there is none yet. */
  readonly begins?: boolean;
  /** Runs in the process that has the data; every command except `backup` has it. */
  run?(services: Services, args: z.output<A>, say: Say): Promise<R>;
  /** Runs at the terminal, instead of calling the site at once. */
  here?(args: z.output<A>, terminal: Terminal): Promise<R>;
  /** The result as text for people; nothing if it was already written to standard output. */
  toText(result: R): string | undefined;
}

/** A command with fixed types: the input is validated, the output is a plain object. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly begins: boolean;
  readonly args: z.ZodObject;
  takes(commandLine: CommandLine): CommandLine;
  run(services: Services, given: unknown, say: Say): Promise<object>;
  here(given: unknown, terminal: Terminal): Promise<object | undefined>;
  toText(result: object | undefined): string | undefined;
}

/** A command as data, read by the terminal and the channel. */
export function command<A extends z.ZodObject, R extends object | undefined>(
  it: Definition<A, R>,
): Command {
  const { name, description, args, begins = false, takes = (commandLine) => commandLine } = it;
  return {
    name,
    description,
    begins,
    args,
    takes,
    async run(services, given, say) {
      if (!it.run) throw new Error(`${name} can only run in a terminal.`);
      return (await it.run(services, args.parse(given), say)) ?? {};
    },
    async here(given, terminal) {
      if (it.here) return it.here(args.parse(given), terminal);
      return (await terminal.reach()).run(name, args.parse(given));
    },
    // It may be JSON from the channel, sent by the same command.
    toText: (result) => it.toText(result as R),
  };
}

const oneLine = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'must not be empty').max(longest, `is over ${longest} characters`));

// The same lengths as in the forms of the site (contract/src/enquiries).

export const collegeName = oneLine(150);
export const communityName = oneLine(80);
export const communityDescription = oneLine(500);
/** The reason of a decision; logged, and sent to the students concerned if the site does that. */
export const reason = oneLine(500);
export const word = oneLine(254);

export const id = z.string().trim().toLowerCase().refine(canBeId, 'must be an id from a list');

/** `@college.edu`, in lower case. */
export const suffix = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'must be an email suffix such as @college.edu')
  .regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be an email suffix such as @college.edu');

export const flag = z.boolean().default(false);

const steering = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Texts of visitors reach a terminal: control characters are shown as a question mark. */
export function plain(text: string): string {
  return text.replace(steering, (sign) => (sign === '\n' || sign === '\t' ? sign : '?'));
}

type Cell = string | number | boolean | null | undefined;

const widest = 72;

function cell(value: Cell): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  const text = plain(String(value).replace(/\s+/g, ' ').trim());
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

function line(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((text, at) => text.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd();
}

/** Rows under headings, in columns. @param headings by the name of the field in each column */
export function table<K extends string>(
  list: readonly Readonly<Record<NoInfer<K>, Cell>>[],
  headings: Readonly<Record<K, string>>,
): string {
  if (list.length === 0) return 'None.';
  const names = Object.keys(headings) as K[];
  const cells = list.map((row) => names.map((name) => cell(row[name])));
  const titles = names.map((name) => headings[name]);
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  return [titles, ...cells].map((row) => line(row, widths)).join('\n');
}

/** One record, a field per line; longer texts keep their line breaks. */
export function sheet(fields: Readonly<Record<string, Cell>>): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = plain(value === false ? 'no' : value === true ? 'yes' : String(value));
      return `${name.padEnd(width)}  ${text.split('\n').join(`\n${' '.repeat(width + 2)}`)}`;
    })
    .join('\n');
}

/** `1 post`, `2 posts`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
