import { exitCodes, reportFailure } from '@campus/node-tools/command-line';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireFolder } from '@campus/node-tools/make-folder';
import { Refusal } from '@campus/node-tools/refusal';
import { siteTarget, type SiteAddress } from '../deploy/site-client';
import { type Central, shareFolder } from '../registry/central';
import { catchUp } from '../registry/follow';
import type { Published } from '../registry/publish';
import { readCommandLine, type CommandLine, type Verb } from './command-line';
import {
  formatChecked,
  formatEnded,
  formatPreview,
  formatPromoted,
  formatPublished,
  formatRolledBack,
  formatStatus,
  formatSwitched,
} from './format';
import { folderTarget } from './target';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A request to publish a build of a remote. */
export interface PublishOrder {
  remotesDir: string;
  remote: string;
  /** Folder of the build; default: the workspace is built. */
  dir?: string;
  /** Per cent of the browsers; default: all. */
  canary?: number;
  /** Judges the build and changes nothing. */
  check?: boolean;
  /** Refuses the build if no browser can run it here. */
  requireTrial?: boolean;
  /** Publishes a preview beside what is live; the answer contains its link. */
  preview?: boolean;
  /** Publishes even if somebody else has published meanwhile. */
  anyway?: boolean | undefined;
  /** The live build beside which this one was judged elsewhere, empty for none; default: the live one when judged. */
  beside?: string | undefined;
  /** The canary of the remote at that time, empty for none; absent if the command that judged did not tell. */
  besideCanary?: string | undefined;
  /** Whether it was run in a browser elsewhere. */
  tried?: boolean | undefined;
  /** The site to publish on, instead of the folder. */
  site?: SiteAddress;
}

/** External functions and state that the commands use. */
export interface Ports {
  /** State shared by the machines of the site, if it has several. */
  central?: Central | undefined;
  /** Builds, judges and publishes. It needs much more than the other commands do. @throws Refusal */
  publish: (order: PublishOrder) => Promise<Published>;
  /** Writes one line to standard output. */
  print: (line: string) => void;
  /** Writes one line to standard error. */
  log: (line: string) => void;
}

interface Answer {
  text: string;
  json: object;
}

/** The folder of remotes, found in the same way as `npm start` does. */
export function remotesDirOf({ REMOTES_DIR, DATA_DIR }: Environment): string {
  return resolve(REMOTES_DIR || join(DATA_DIR || '.data', 'remotes'));
}

/** The origin of the build, from the variables that GitHub and GitLab set in CI. */
function sourceOf(env: Environment): SiteAddress['source'] {
  const commit = env['GITHUB_SHA'] || env['CI_COMMIT_SHA'];
  const branch = env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || env['CI_COMMIT_REF_NAME'];
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: project, GITHUB_RUN_ID: id } = env;
  const run = id ? `${server}/${project}/actions/runs/${id}` : env['CI_PIPELINE_URL'];
  return { ...(commit && { commit }), ...(branch && { branch }), ...(run && { run }) };
}

/** @throws Refusal if there is no token for the site */
function siteOf(origin: string, env: Environment): SiteAddress {
  const token = env['REMOTES_TOKEN'];
  if (!token) throw new Refusal('--to needs a token of that site in REMOTES_TOKEN');
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Refusal('REMOTES_TOKEN is no token of a site');
  return { origin, token, source: sourceOf(env) };
}

/** A status creates nothing: in a folder that does not exist yet, nothing is published. */
async function refuseWrongFolder(verb: Verb, remotesDir: string): Promise<void> {
  if (verb !== 'status') return requireFolder('REMOTES_DIR', remotesDir);
  await readdir(remotesDir).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return;
    throw new Refusal(`REMOTES_DIR is no folder that can be read: ${remotesDir} (${code})`);
  });
}

/** The origin of the site as used in links to it. */
const originOf = ({ PUBLIC_ORIGIN, PORT }: Environment): string =>
  PUBLIC_ORIGIN || `http://localhost:${PORT || 3000}`;

async function publish(command: CommandLine, { origin, ...place }: Place, ports: Ports) {
  const { remote, options } = command;
  const { dir, canary, check, preview, anyway, requireTrial } = options;
  const share = canary ? Number(canary) : undefined;
  const { link, ...published } = await ports.publish({
    ...place,
    remote,
    ...(dir && { dir }),
    ...(share && { canary: share }),
    ...(check && { check }),
    ...(requireTrial && { requireTrial }),
    ...(preview && { preview }),
    ...(anyway && { anyway }),
  });
  if (link) {
    const shown = { ...published, until: link.until, address: new URL(link.path, origin).href };
    return { text: formatPreview(shown), json: shown };
  }
  const json = { ...published, ...(share && { share }), ...(check && { checked: true }) };
  return { text: check ? formatChecked(published) : formatPublished(published, share), json };
}

interface Place {
  remotesDir: string;
  /** Origin of the site, for links to it. */
  origin: string;
  site?: SiteAddress;
}

async function perform(command: CommandLine, place: Place, ports: Ports): Promise<Answer> {
  const { verb, remote, options } = command;
  const target = place.site ? siteTarget(place.site) : folderTarget(place.remotesDir);
  switch (verb) {
    case 'status': {
      const remotes = await target.status();
      return { text: formatStatus(remotes), json: { remotes } };
    }
    case 'publish': {
      const { end } = options;
      if (end === undefined) return publish(command, place, ports);
      const done = await target.endPreviews(remote, end === true ? undefined : end);
      return { text: formatEnded(done), json: done };
    }
    case 'promote': {
      const done = await target.promote(remote);
      return { text: formatPromoted(done), json: done };
    }
    case 'rollback': {
      const done = await target.rollback(remote, options.reason);
      return { text: formatRolledBack(done), json: done };
    }
    case 'off': {
      const done = await target.off(remote, options.notice);
      return { text: formatSwitched(done, 'off'), json: { ...done, status: 'off' } };
    }
    case 'on': {
      const done = await target.on(remote);
      return { text: formatSwitched(done, 'on'), json: { ...done, status: 'on' } };
    }
  }
}

/**
 * Runs `npm run remotes`.
 * @param words the arguments after `--`
 * @returns the exit code: 0 done, 1 refused with one sentence, 2 invalid command line
 */
export async function operateRemotes(
  words: readonly string[],
  environment: Environment,
  ports: Ports,
): Promise<number> {
  const json = words.includes('--json');
  try {
    const command = readCommandLine(words);
    if ('help' in command) {
      ports.print(command.help);
      return exitCodes.done;
    }
    const { to } = command.options;
    const place = {
      remotesDir: remotesDirOf(environment),
      origin: to ?? originOf(environment),
      ...(to && { site: siteOf(to, environment) }),
    };
    if (!to) await refuseWrongFolder(command.verb, place.remotesDir);
    if (ports.central && !to) {
      shareFolder(place.remotesDir, ports.central);
      await catchUp(place.remotesDir);
    }
    const { text, json: answer } = await perform(command, place, ports);
    ports.print(json ? JSON.stringify(answer) : text);
    return exitCodes.done;
  } catch (error) {
    return reportFailure(error, json, ports);
  }
}
