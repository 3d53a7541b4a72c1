import { join, resolve } from 'node:path';
import { readErrorStats } from '../registry/error-stats';
import { promote, rollback, switchOff, switchOn } from '../registry/operate';
import type { Published } from '../registry/publish';
import { statusOf } from '../registry/status';
import { readCommandLine, WrongUsage, type Asked } from './command-line';
import {
  formatPromoted,
  formatPublished,
  formatRolledBack,
  formatStatus,
  formatSwitched,
} from './format';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A build of a remote that is to go live. */
export interface PublishOrder {
  remotesDir: string;
  remote: string;
  /** Folder of the build; without it the workspace is built. */
  dir?: string;
  /** Per cent of the browsers; without it everybody. */
  canary?: number;
}

/** What the commands need from outside. */
export interface Ports {
  /** Builds, judges and publishes: it needs much more than the other commands do. @throws Refusal */
  publish: (order: PublishOrder) => Promise<Published>;
  /** One line of standard output. */
  print: (line: string) => void;
  /** One line of standard error. */
  say: (line: string) => void;
}

interface Answer {
  text: string;
  json: object;
}

const exit = { done: 0, refused: 1, wrongUsage: 2 };

/** The folder of remotes, as `npm start` finds it. */
export function remotesDirOf({ REMOTES_DIR, DATA_DIR }: Environment): string {
  return resolve(REMOTES_DIR || join(DATA_DIR || '.data', 'remotes'));
}

async function publish({ remote, options }: Asked, remotesDir: string, ports: Ports) {
  const { dir, canary } = options;
  const share = canary ? Number(canary) : undefined;
  const published = await ports.publish({
    remotesDir,
    remote,
    ...(dir && { dir }),
    ...(share && { canary: share }),
  });
  const json = { ...published, ...(share && { share }) };
  return { text: formatPublished(published, share), json };
}

async function perform(asked: Asked, remotesDir: string, ports: Ports): Promise<Answer> {
  const { verb, remote, options } = asked;
  switch (verb) {
    case 'status': {
      const [known, notes] = [await statusOf(remotesDir), await readErrorStats(remotesDir)];
      const remotes = known.map((status) => ({
        ...status,
        field: notes.filter(({ remote: told }) => told === status.remote),
      }));
      return { text: formatStatus(remotes), json: { remotes } };
    }
    case 'publish':
      return publish(asked, remotesDir, ports);
    case 'promote': {
      const done = await promote(remotesDir, remote);
      return { text: formatPromoted(done), json: done };
    }
    case 'rollback': {
      const { reason } = options;
      const done = await rollback(remotesDir, remote, { ...(reason && { reason }) });
      return { text: formatRolledBack(done), json: done };
    }
    case 'off': {
      const done = await switchOff(remotesDir, remote, options.notice);
      return { text: formatSwitched(done, 'off'), json: { ...done, status: 'off' } };
    }
    case 'on': {
      const done = await switchOn(remotesDir, remote);
      return { text: formatSwitched(done, 'on'), json: { ...done, status: 'on' } };
    }
  }
}

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ');

const isExplained = (error: unknown): error is Error =>
  error instanceof Error && ['Refusal', 'WrongUsage'].includes(error.name);

function refuse(error: unknown, json: boolean, { say, print }: Ports): number {
  const message = inOneLine(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongUsage) say(`${message}; see npm run remotes -- --help`);
  // A fault that nobody thought of comes with its stack.
  else say(isExplained(error) || !(error instanceof Error) ? message : (error.stack ?? message));
  const reasons = error instanceof Error && 'reasons' in error ? { reasons: error.reasons } : {};
  if (json) print(JSON.stringify({ refused: message, ...reasons }));
  return error instanceof WrongUsage ? exit.wrongUsage : exit.refused;
}

/**
 * `npm run remotes`.
 * @param words what stands after `--`
 * @returns the exit code: 0 done, 1 refused with one sentence, 2 a command line that makes no sense
 */
export async function operateRemotes(
  words: readonly string[],
  environment: Environment,
  ports: Ports,
): Promise<number> {
  const json = words.includes('--json');
  try {
    const asked = readCommandLine(words);
    if ('help' in asked) {
      ports.print(asked.help);
      return exit.done;
    }
    const { text, json: answer } = await perform(asked, remotesDirOf(environment), ports);
    ports.print(json ? JSON.stringify(answer) : text);
    return exit.done;
  } catch (error) {
    return refuse(error, json, ports);
  }
}
