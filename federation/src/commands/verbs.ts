export type Verb = 'status' | 'publish' | 'promote' | 'rollback' | 'off' | 'on';

interface OptionUsage {
  /** What stands for its value, e.g. `DIR`. */
  value: string;
  help: string;
}

export interface VerbUsage {
  /** `required`: exactly one remote; `none`: no further word. */
  remote: 'required' | 'none';
  help: string;
  /** What else there is to know, as lines. */
  more: readonly string[];
  options: Readonly<Record<string, OptionUsage>>;
}

/** Every command, in the order of the help. */
export const verbs: Readonly<Record<Verb, VerbUsage>> = {
  status: {
    remote: 'none',
    help: 'what is live, previous, on trial and kept, per remote',
    more: ['With --json the last 50 changes of each remote too.'],
    options: {},
  },
  publish: {
    remote: 'required',
    help: 'gate, upload, verify, switch; builds the workspace first',
    more: [
      'Refused where the build does not fit what is live, a file is not the one that was built, or a',
      'page of it does not show and leave cleanly in a browser. Nothing live has changed then.',
    ],
    options: {
      dir: {
        value: 'DIR',
        help: 'takes this folder, which holds mf-manifest.json, and builds nothing',
      },
      canary: { value: 'PERCENT', help: 'for this share of the browsers only, 1 to 100' },
    },
  },
  promote: {
    remote: 'required',
    help: 'makes the canary live for everybody',
    more: [],
    options: {},
  },
  rollback: {
    remote: 'required',
    help: 'makes the previous build live again, at once',
    more: ['Where a canary runs, it ends, and what is live for the others stays.'],
    options: { reason: { value: 'TEXT', help: 'is kept in the history' } },
  },
  off: {
    remote: 'required',
    help: 'takes a remote out of service with a notice on its pages',
    more: [],
    options: { notice: { value: 'TEXT', help: 'what visitors read on its pages' } },
  },
  on: { remote: 'required', help: 'puts it back into service', more: [], options: {} },
};

export const isVerb = (word: string): word is Verb => Object.hasOwn(verbs, word);

function signature(verb: Verb): string {
  const { remote, options } = verbs[verb];
  const given = Object.entries(options).map(([name, { value }]) => `[--${name} ${value}]`);
  return [verb, ...(remote === 'required' ? ['<remote>'] : []), ...given].join(' ');
}

const environment = [
  'REMOTES_DIR (default DATA_DIR/remotes) and DATA_DIR (default .data) as for npm start. Works while the',
  'site runs, and without it. Exits with 0 when done, 1 when refused with one sentence, 2 on wrong usage.',
];

/** The help of all commands. */
export function helpForAll(): string {
  const names = Object.keys(verbs) as Verb[];
  const width = Math.max(...names.map((verb) => signature(verb).length));
  const lines = names.map((verb) => `  ${signature(verb).padEnd(width)}  ${verbs[verb].help}`);
  return [
    'Usage: npm run remotes -- <command> [--json] [--help]',
    '',
    ...lines,
    '',
    '  --json  the last line on standard output is the answer as one line of JSON',
    '',
    ...environment,
  ].join('\n');
}

/** The help of one command. */
export function helpFor(verb: Verb): string {
  const { help, more, options } = verbs[verb];
  const lines = Object.entries(options).map(
    ([name, option]) => `  ${`--${name} ${option.value}`.padEnd(18)}${option.help}`,
  );
  return [
    `Usage: npm run remotes -- ${signature(verb)} [--json]`,
    '',
    `${help[0]?.toUpperCase()}${help.slice(1)}.`,
    ...more,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    ...environment,
  ].join('\n');
}
