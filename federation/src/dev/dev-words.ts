export interface DevOptions {
  /** Origin of the running site that everything else comes from. */
  site: string;
  port: number;
}

/** What was asked for could not be understood; the message is for the person who asked. */
export class DevRefused extends Error {
  override readonly name = 'DevRefused';
}

const defaults = { '--site': 'http://localhost:3000', '--port': '4300' };
type Word = keyof typeof defaults;

const isWord = (word: string): word is Word => word in defaults;

function originOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new DevRefused(`--site takes the address of a running site, not ${text}`);
  }
  return address.origin;
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new DevRefused(`--port takes a number from 1 to 65535, not ${text}`);
}

/** Reads the words behind `npm run dev -w <remote> --`. @throws DevRefused with one sentence */
export function devOptions(words: readonly string[]): DevOptions {
  const given: Record<Word, string> = { ...defaults };
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index] ?? '';
    const value = words[index + 1];
    if (!isWord(word)) throw new DevRefused(`unknown option ${word}`);
    if (value === undefined) throw new DevRefused(`${word} needs a value`);
    given[word] = value;
  }
  return { site: originOf(given['--site']), port: portOf(given['--port']) };
}
