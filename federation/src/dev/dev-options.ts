import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { Refusal } from '@campus/node-tools/refusal';

export interface DevOptions {
  /** Origin of the running site that provides everything else. */
  site: string;
  port: number;
}

function originOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address.origin;
  throw new InvalidArgumentError('It must be the address of a running site.');
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new InvalidArgumentError('It must be a number from 1 to 65535.');
}

const about = `
Serves one remote with fast refresh inside a running site: saved changes show at once, and form input is
kept. Everything except the remote and the shell comes from the site.`;

/**
 * Reads the arguments of `npm run dev -w <remote> --`.
 * @returns undefined if the help was requested and printed
 * @throws Refusal with one sentence
 */
export function devOptions(words: readonly string[]): DevOptions | undefined {
  const command = new Command('npm run dev -w <remote> --')
    .usage('[--site <url>] [--port <number>]')
    .description(about)
    .option('--site <url>', 'the running site', originOf, 'http://localhost:3000')
    .addOption(
      new Option('--port <number>', 'the port to listen on')
        .env('PORT')
        .argParser(portOf)
        .default(4300),
    )
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  try {
    return command.parse(words, { from: 'user' }).opts<DevOptions>();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return undefined;
    throw new Refusal(error.message.replace(/^error: /, ''));
  }
}
