import { isVerb, verbs, type Verb } from './verbs';

/** The command line makes no sense. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** What a command line asks for. */
export interface Asked {
  verb: Verb;
  /** Empty where the command takes none. */
  remote: string;
  options: Readonly<Record<string, string>>;
}

interface Sorted {
  words: string[];
  options: Record<string, string>;
}

/** Splits `--name value` and `--name=value` from the other words. */
function sort(verb: Verb, given: readonly string[]): Sorted {
  const sorted: Sorted = { words: [], options: {} };
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-')) {
      sorted.words.push(word);
      continue;
    }
    const [, name = word, , attached] = /^--([a-z]+)(=(.*))?$/s.exec(word) ?? [];
    if (!Object.hasOwn(verbs[verb].options, name)) throw new WrongUsage(`${verb} knows no ${word}`);
    const value = attached ?? rest.shift();
    if (!value) throw new WrongUsage(`--${name} needs a value`);
    sorted.options[name] = value;
  }
  return sorted;
}

function checkCanary({ canary }: Sorted['options']): void {
  if (canary === undefined) return;
  const share = Number(canary);
  if (Number.isInteger(share) && share >= 1 && share <= 100) return;
  throw new WrongUsage(`--canary takes a whole number from 1 to 100, not ${canary}`);
}

/** Reads the words after `npm run remotes --`, `--json` and `--help` taken out. @throws WrongUsage */
export function readWords([verb = '', ...given]: readonly string[]): Asked {
  if (!isVerb(verb))
    throw new WrongUsage(verb ? `There is no command ${verb}` : 'No command given');
  const { words, options } = sort(verb, given);
  const [remote = '', ...tooMany] = words;
  const wanted = verbs[verb].remote;
  if (wanted === 'required' && !remote) throw new WrongUsage(`${verb} needs the name of a remote`);
  const [extra] = wanted === 'required' ? tooMany : words;
  if (extra) throw new WrongUsage(`${verb} does not take ${extra}`);
  checkCanary(options);
  return { verb, remote, options };
}
