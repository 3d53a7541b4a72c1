import { createProgram, readCommandLine as readWords } from '@campus/node-tools/command-line';
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
  throw new InvalidArgumentError('It takes a whole number from 1 to 100.');
}

/** @throws InvalidArgumentError */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, ''))
    return url.origin;
  throw new InvalidArgumentError('It takes an origin such as https://campus.example.');
}

const environment = `
REMOTES_DIR (default DATA_DIR/remotes) and DATA_DIR (default .data) as for npm start. Works while the
site runs, and without it. With --to it works on that site, with the token in REMOTES_TOKEN. Exits with 0 when done, 1 when refused with one sentence, 2 on wrong usage.`;

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
    'What is live, previous, on trial and kept, per remote.',
    'With --json the last 50 changes of each remote too.',
  ).action((options: CommandLine['options']) => onCommand({ verb: 'status', remote: '', options }));
  onRemote(
    'publish',
    'Gate, upload, verify, switch; builds the workspace first.',
    `Refused where the build does not fit what is live, a file is not the one that was built, or a
page of it does not show and leave cleanly in a browser. Nothing live has changed then.`,
  )
    .option('--dir <DIR>', 'takes this folder, which holds mf-manifest.json, and builds nothing')
    .option('--canary <PERCENT>', 'for this share of the browsers only, 1 to 100', percent)
    .option('--check', 'judges it and changes nothing')
    .option('--anyway', 'also where somebody else has published meanwhile')
    .option('--require-trial', 'refuses where there is no Chromium to try it out in')
    .addOption(
      new Option('--preview', 'for whoever has the link that it answers, for a week').conflicts([
        'canary',
        'check',
      ]),
    )
    .addOption(
      new Option(
        '--end [OF]',
        'publishes nothing: ends previews, of this build or branch, or all of the remote',
      ).conflicts(['canary', 'check', 'dir']),
    );
  onRemote('promote', 'Makes the canary live for everybody.');
  onRemote(
    'rollback',
    'Makes the previous build live again, at once.',
    'Where a canary runs, it ends, and what is live for the others stays.',
  ).option('--reason <TEXT>', 'is kept in the history');
  onRemote('off', 'Takes a remote out of service with a notice on its pages.').option(
    '--notice <TEXT>',
    'what visitors read on its pages',
  );
  onRemote('on', 'Puts it back into service.');
  for (const each of all.commands) {
    each.option('--to <ORIGIN>', 'works on this site, e.g. https://campus.example', origin);
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
