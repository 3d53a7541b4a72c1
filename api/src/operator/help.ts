import type { Command } from './command';

const call = 'npm run admin --';

const nounOf = ({ name }: Command) => name.split(' ')[0] ?? name;
const lineOf = ({ name, usage }: Command) => `${name} ${usage.text}`.trim();

function list(commands: readonly Command[]): string {
  return commands.map((each) => `  ${lineOf(each)}\n      ${each.says}`).join('\n');
}

/** All commands, a noun after the other. */
export function helpForAll(commands: readonly Command[]): string {
  const nouns = [...new Set(commands.map(nounOf))];
  const parts = nouns.map((noun) => list(commands.filter((each) => nounOf(each) === noun)));
  return [
    `Usage: ${call} <noun> <verb> … [--json] [--help]`,
    'Works on the site of this environment (DATA_DIR, DATABASE_URL, … as for npm start): on the running one where one runs.',
    ...parts,
    '  --json   one line of JSON last, for scripts\n  --help   of everything, a noun, or a verb',
  ].join('\n\n');
}

/** The verbs of a noun. */
export function helpForNoun(commands: readonly Command[]): string {
  return [`Usage: ${call} ${commands.map(nounOf)[0] ?? ''} <verb> …`, list(commands)].join('\n\n');
}

/** One command. */
export function helpFor(command: Command): string {
  const line = `${command.call} ${command.usage.text}`.trim();
  return `Usage: ${line} [--json]\n\n${command.says}`;
}

/** Where to read on after a wrong command line. */
export function seeHelp(of: Pick<Command, 'call'> = { call }): string {
  return `See ${of.call} --help`;
}
