import { parseArgs } from 'node:util';

/** What may follow the name of a command, as its own line of usage says. */
export interface Usage {
  readonly text: string;
  readonly places: readonly { readonly name: string; readonly optional: boolean }[];
  readonly options: readonly {
    readonly name: string;
    readonly takesValue: boolean;
    readonly optional: boolean;
  }[];
}

/** The command line makes no sense; the message is one sentence. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

const part = /(\[)?(?:--(?<option>[a-z-]+)(?<value> <[^>]+>)?|<(?<place>[^<>]+)>)/g;

/** Reads a line such as `<name> --suffix <@suffix> [--dry-run]`. */
export function readUsage(text: string): Usage {
  const found = [...text.matchAll(part)].map(({ 1: bracket, groups = {} }) => ({
    optional: bracket !== undefined,
    ...groups,
  }));
  return {
    text,
    places: found.flatMap(({ optional, ...it }: Found) =>
      it.place === undefined ? [] : [{ name: it.place, optional }],
    ),
    options: found.flatMap(({ optional, ...it }: Found) =>
      it.option === undefined
        ? []
        : [{ name: it.option, takesValue: it.value !== undefined, optional }],
    ),
  };
}

interface Found {
  readonly optional: boolean;
  readonly option?: string;
  readonly value?: string;
  readonly place?: string;
}

interface Words {
  readonly json: boolean;
  readonly help: boolean;
  /** By the names of the usage in camel case; only what was given. */
  readonly given: Readonly<Record<string, string | boolean>>;
}

/**
 * Takes the words that follow a command's name apart.
 * @throws WrongUsage naming what is unknown, missing or too much
 */
export function readWords(usage: Usage, words: readonly string[]): Words {
  const { values, positionals } = parse(usage, words);
  const { json = false, help = false, ...given } = values;
  if (help === true) return { json: json === true, help, given: {} };
  const missing = [
    ...usage.options
      .filter(({ name, optional }) => !optional && values[name] === undefined)
      .map(({ name }) => `--${name}`),
    ...usage.places.slice(positionals.length).flatMap(required),
  ];
  if (missing.length > 0) throw new WrongUsage(`It needs ${missing.join(' and ')}.`);
  const extra = positionals[usage.places.length];
  if (extra !== undefined) {
    throw new WrongUsage(`It does not know what to do with “${extra}”; quote what has spaces.`);
  }
  const placed = usage.places.flatMap(({ name }, at) =>
    positionals[at] === undefined ? [] : [[name, positionals[at]] as const],
  );
  const named = [...Object.entries(given), ...placed];
  return {
    json: json === true,
    help: false,
    given: Object.fromEntries(named.map(([name, value]) => [camel(name), value])),
  };
}

function required({ name, optional }: Usage['places'][number]): string[] {
  return optional ? [] : [`<${name}>`];
}

function parse(usage: Usage, words: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const own = usage.options.map(
    ({ name, takesValue }) => [name, takesValue ? ({ type: 'string' } as const) : flag] as const,
  );
  const options = { ...Object.fromEntries(own), json: flag, help: { ...flag, short: 'h' } };
  try {
    const { values, positionals } = parseArgs({
      args: words.reduce(withNegatives, []),
      options,
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean>, positionals };
  } catch (error) {
    // Node explains at length; the first sentence is enough.
    throw new WrongUsage(error instanceof Error ? `${error.message.split(/\.\s/)[0]}.` : 'No.');
  }
}

/** What looks like an option may be a number below 0, which a command can refuse more clearly. */
function withNegatives(before: string[], word: string): string[] {
  const option = before.at(-1);
  if (!/^-\d/.test(word) || !option?.startsWith('--')) return [...before, word];
  return [...before.slice(0, -1), `${option}=${word}`];
}

function camel(name: string): string {
  return name.replace(/[^a-z]{1,9}([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}
