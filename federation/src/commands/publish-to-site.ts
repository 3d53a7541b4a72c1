import { Refusal } from '@campus/node-tools/refusal';
import { temporaryFolder } from '@campus/node-tools/temporary-files';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { archiveLimits, filesUnder, packFiles, unpackFiles } from '../deploy/archive';
import {
  BrokenLine,
  fetchLive,
  publishStored,
  sendArchive,
  type SiteAddress,
  type SiteOrder,
} from '../deploy/site-client';
import { pass, skipped, type GateOptions } from '../gate/gate';
import { readPointer } from '../registry/pointer';
import type { Published } from '../registry/publish';
import { descriptionOf, nameOf } from '../registry/build-file';
import { type Draft, readDescription, verify } from '../registry/store';

/** Output for the progress of sending a build, e.g. standard error. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Progress of sending one archive. */
interface SendProgress {
  /** @param bytes received by the site so far, out of `total` */
  sent(bytes: number, total: number): void;
  /** Ends an unfinished line. */
  end(): void;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Per cent between two lines if the output is no terminal and cannot overwrite a line. */
const stride = 25;

/** Reports progress in one line of a terminal, otherwise one line per quarter; without an output, not at all. */
function sendProgress(output: ProgressOutput | undefined): SendProgress {
  const isTerminal = output?.isTTY ?? false;
  let said = 0;
  let isOpen = false;
  return {
    sent(bytes, total) {
      const percent = Math.floor((100 * bytes) / total);
      if (!output || percent < said + (isTerminal ? 1 : stride)) return;
      said = isTerminal ? percent : percent - (percent % stride);
      isOpen = isTerminal && percent < 100;
      const line = `${kilobytes(bytes)} of ${kilobytes(total)} KB sent, ${percent} %`;
      output.write(`${isTerminal ? '\r' : ''}${line}${isOpen ? '' : '\n'}`);
    },
    end() {
      if (isOpen) output?.write('\n');
      isOpen = false;
    },
  };
}

interface Trial extends Omit<GateOptions, 'site'> {
  live: LiveCopy;
  /** Publishes only what a browser has run here, also if the site has stored it. */
  requireTrial?: boolean | undefined;
  /** Output for the progress of sending; absent if nobody reads it. */
  progress?: ProgressOutput | undefined;
}

/** What is live on a site, to try a build beside it. */
export interface LiveCopy {
  /** Fetches it, once. @returns its folder of remotes */
  fetch(): Promise<string>;
  /** Removes what was fetched. */
  remove(): Promise<void>;
}

/** Unpacks what is live on the site into a folder. @returns the folder of remotes */
async function fetchRemotes(site: SiteAddress, remote: string, folder: string): Promise<string> {
  const archive = join(folder, 'live.zip');
  await fetchLive(site, remote, archive);
  const live = join(folder, 'live');
  // The archive is from the team's own site and holds several builds and the whole shell, so the limits are higher.
  const limits = {
    ...archiveLimits,
    content: 10 * archiveLimits.content,
    files: 10 * archiveLimits.files,
  };
  await unpackFiles(archive, live, limits);
  return join(live, 'remotes');
}

/** @param remote the one that the token of the site is for */
export function liveCopy(site: SiteAddress, remote: string): LiveCopy {
  let folder: Promise<string> | undefined;
  let fetching: Promise<string> | undefined;
  const fetchOnce = () => {
    folder = temporaryFolder('publish');
    const fetched = folder.then((path) => fetchRemotes(site, remote, path));
    // Whoever started it early may not need it; whoever does gets the error.
    fetched.catch(() => undefined);
    return fetched;
  };
  return {
    fetch: () => (fetching ??= fetchOnce()),
    async remove() {
      await fetching?.catch(() => undefined);
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}

/**
 * Tries the build on this machine. Without a browser only the site judges it, so nothing is fetched for that.
 * @returns the remote's live build and canary on the site, empty for none, and whether it ran
 */
async function tryHere(
  draft: Draft,
  { live, ...trial }: Trial,
): Promise<Pick<SiteOrder, 'beside' | 'besideCanary' | 'tried'>> {
  await verify(draft.dir, draft.file);
  if (!(await trial.browser())) {
    trial.log(skipped);
    return {};
  }
  const remotesDir = await live.fetch();
  const { tried } = await pass(draft, { site: { remotesDir }, ...trial });
  const pointer = await readPointer(remotesDir, nameOf(draft.file));
  return { beside: pointer?.current ?? '', besideCanary: pointer?.canary?.build ?? '', tried };
}

/** Retries from the start if the connection breaks, up to three times: the site deletes partial uploads. */
async function persistently<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BrokenLine) || tries === 4) throw error;
      log(`${error.message}; retrying.`);
      await after(500 * tries);
    }
  }
}

/**
 * Publishes the build in a folder on another site: with one call if the site has stored it already, otherwise the build
 * is tried here and sent as one archive. A required trial comes first in either case.
 * @throws Refusal; nothing live has changed in that case
 */
export async function publishToSite(
  site: SiteAddress,
  order: SiteOrder,
  { dir, ...trial }: Trial & { dir: string },
): Promise<Published> {
  const { remote, check } = order;
  const file = await readDescription(dir).catch(() => {
    throw new Refusal(`${dir} contains no build: remote.json is missing or not readable`);
  });
  const name = nameOf(file);
  if (name !== remote) throw new Refusal(`${dir} contains a build of ${name}, not of ${remote}`);
  const description = await readFile(join(dir, descriptionOf(name)));
  const integrity = `sha384-${createHash('sha384').update(description).digest('base64')}`;
  const folder = await temporaryFolder('publish');
  try {
    const early = trial.requireTrial && (await tryHere({ dir, file }, trial));
    const stored = () =>
      publishStored(site, { ...order, ...early }, { build: file.build, integrity });
    const known = await persistently(stored, trial.log);
    if (!('missing' in known)) return known;
    const archive = join(folder, 'build.zip');
    await packFiles(await filesUnder(dir), archive);
    const found = early || (await tryHere({ dir, file }, trial));
    trial.log(`Sending ${remote} ${file.build} to ${site.origin}${check ? ' for a check' : ''}.`);
    const send = async () => {
      const { sent, end } = sendProgress(trial.progress);
      try {
        return await sendArchive(site, { ...order, ...found }, { file: archive, onSent: sent });
      } finally {
        end();
      }
    };
    return await persistently(send, trial.log);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
