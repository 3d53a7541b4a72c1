import { createProgram, readCommandLine as readWords } from '@campus/node-tools/command-line';
import { isLoopback, isPrivate, unbracketed } from '@campus/node-tools/private-hosts';
import { InvalidArgumentError, Option, type Command } from 'commander';

export type Verb = 'status' | 'publish' | 'promote' | 'rollback' | 'off' | 'on';

/** A parsed command line. */
export interface CommandLine {
  verb: Verb;
  /** Empty if the command takes none. */
  remote: string;
  options: Readonly<
    Partial<Record<'dir' | 'canary' | 'reason' | 'notice' | 'to', string>> & {
      check?: boolean;
      requireTrial?: boolean;
      preview?: boolean;
      anyway?: boolean;
      /** A build or a branch; true for all previews. */
      end?: string | true;
    }
  >;
}

function percent(text: string): string {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 100) return text;
  throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
}

/** @throws InvalidArgumentError also where the token would cross the internet in clear text */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new InvalidArgumentError('It must be an origin such as https://campus.example.');
  }
  const host = unbracketed(url.hostname);
  if (url.protocol === 'https:' || isLoopback(host) || isPrivate(host)) return url.origin;
  throw new InvalidArgumentError(
    'It must begin with https://: the token is sent there. Only this machine and private networks may do without.',
  );
}

const environment = `
Uses REMOTES_DIR (default DATA_DIR/remotes) and DATA_DIR (default .data) like npm start, whether or not the site
is running. With --to it acts on that site instead, and needs a token in REMOTES_TOKEN.
Exit codes: 0 done, 1 refused (one sentence on standard error), 2 wrong usage.`;

function commandsOf(onCommand: (command: CommandLine) => void): Command {
  const all = createProgram('npm run remotes --').addHelpText('after', environment);
  const command = (verb: Verb, description: string, more = ''): Command =>
    all
      .command(verb)
      .description(description)
      .addHelpText('after', `${more && `\n${more}\n`}${environment}`);
  const onRemote = (verb: Verb, description: string, more?: string): Command =>
    command(verb, description, more)
      .argument('<remote>')
      .action((remote: string, options: CommandLine['options']) =>
        onCommand({ verb, remote, options }),
      );

  command(
    'status',
    'Shows the live, previous, canary and kept builds of each remote.',
    'With --json also the last 50 changes of each remote.',
  ).action((options: CommandLine['options']) => onCommand({ verb: 'status', remote: '', options }));
  onRemote(
    'publish',
    'Builds the workspace, judges the build by the gate, uploads it and makes it live.',
    `Refused if the build does not fit what is live, a file differs from the one that was built, or a
page fails in a browser. Nothing live changes in that case.`,
  )
    .option('--dir <DIR>', 'publishes this folder (with mf-manifest.json) without building')
    .option('--canary <PERCENT>', 'publishes to this share of the browsers only, 1 to 100', percent)
    .option('--check', 'only judges the build and changes nothing')
    .option('--anyway', 'publishes even if somebody else has published meanwhile')
    .option('--require-trial', 'refuses if there is no Chromium to run the build in')
    .addOption(
      new Option('--preview', 'shows it for a week to anybody who has the printed link').conflicts([
        'canary',
        'check',
      ]),
    )
    .addOption(
      new Option(
        '--end [OF]',
        'publishes nothing, but ends the previews of this build or branch, or all of them',
      ).conflicts(['canary', 'check', 'dir']),
    );
  onRemote('promote', 'Makes the canary live for everybody.');
  onRemote(
    'rollback',
    'Makes the previous build live again, at once.',
    'If there is a canary, only the canary ends and the live build stays.',
  ).option('--reason <TEXT>', 'the reason, for the history');
  onRemote('off', 'Takes a remote out of service with a notice on its pages.').option(
    '--notice <TEXT>',
    'the text that visitors see on its pages',
  );
  onRemote('on', 'Puts a remote back into service.');
  for (const each of all.commands) {
    each.option('--to <ORIGIN>', 'acts on this site, e.g. https://campus.example', origin);
  }
  return all;
}

/**
 * Parses the words after `npm run remotes --`.
 * @returns the command, or the help text
 * @throws WrongUsage
 */
export function readCommandLine(words: readonly string[]): CommandLine | { help: string } {
  let command: CommandLine | undefined;
  const program = commandsOf((read) => {
    command = read;
  });
  const help = readWords(program, words);
  return command ?? { help: help ?? '' };
}
