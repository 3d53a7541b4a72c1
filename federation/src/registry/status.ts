import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildName, isPublishedName, isRemoteName, shellName } from './build-file';
import { readPointer, runningPreviews, type Change, type Pointer, type Preview } from './pointer';
import { readBuildFile, readShellFile } from './store';

/** What is live of one remote, or of the shell. Times are ISO 8601. */
export interface RemoteStatus {
  remote: string;
  /** The title that visitors see; absent if the live build cannot be read. */
  title?: string;
  owner?: string;
  status: 'on' | 'off';
  notice?: string;
  /** Absent if nothing is live, or the pointer cannot be read. */
  current?: string;
  /** When the current build went live, as far as the history goes back. */
  since?: string;
  previous?: string;
  canary?: { build: string; share: number };
  /** Running previews, newest first, without anything that opens them. */
  previews?: readonly Omit<Preview, 'hash'>[];
  /** Stored builds, newest first. */
  kept: readonly string[];
  /** Newest first, at most 50. */
  history: readonly Change[];
  /** Fault of the pointer or the live build. */
  fault?: string;
}

export interface KeptBuild {
  build: string;
  /** When it was last live, or else stored: milliseconds since 1970. */
  time: number;
}

/** Stored builds of a remote, newest first. */
export async function keptBuilds(remotesDir: string, remote: string): Promise<KeptBuild[]> {
  const folder = join(remotesDir, remote);
  const names = (await readdir(folder).catch(() => [])).filter(isBuildName);
  const builds = await Promise.all(
    names.map(async (build) => ({ build, time: (await stat(join(folder, build))).mtimeMs })),
  );
  return builds.sort((one, other) => other.time - one.time);
}

/** Names of the remotes, and the shell, that have a pointer or builds, sorted. */
export async function publishedIn(remotesDir: string): Promise<string[]> {
  const names = await readdir(remotesDir).catch(() => []);
  const published = names.map((name) => name.replace(/\.json$/, '')).filter(isPublishedName);
  return [...new Set(published)].sort();
}

/** Names of the remotes that have a pointer or builds, sorted. */
export const remotesIn = async (remotesDir: string): Promise<string[]> =>
  (await publishedIn(remotesDir)).filter(isRemoteName);

function since({ current, history = [] }: Pointer): Pick<RemoteStatus, 'since'> {
  const live = ['publish', 'promote', 'rollback'];
  const change = history.find(({ action, build, from }) => {
    return live.includes(action) && build === current && from !== current;
  });
  return change ? { since: change.at } : {};
}

async function described(remotesDir: string, remote: string, pointer: Pointer) {
  const folder = join(remotesDir, remote, pointer.current);
  if (remote === shellName) {
    await readShellFile(folder);
    return { title: 'Shell', owner: 'Shell' };
  }
  const { declaration } = await readBuildFile(folder);
  return { title: declaration.title, owner: declaration.owner };
}

const faultOf = (error: unknown) => ({
  fault: error instanceof Error ? error.message : String(error),
});

async function remoteStatus(remotesDir: string, remote: string): Promise<RemoteStatus> {
  const builds = await keptBuilds(remotesDir, remote);
  const kept = builds.map(({ build }) => build);
  const nothing: RemoteStatus = { remote, status: 'on', kept, history: [] };
  try {
    const pointer = await readPointer(remotesDir, remote);
    if (!pointer) return nothing;
    const { previews: _hashed, decided: _left, ...open } = pointer;
    const previews = runningPreviews(pointer).map(({ hash: _hash, ...preview }) => preview);
    return {
      ...nothing,
      ...open,
      ...(previews.length > 0 && { previews }),
      ...since(pointer),
      ...(await described(remotesDir, remote, pointer).catch(faultOf)),
    };
  } catch (error) {
    return { ...nothing, ...faultOf(error) };
  }
}

/** A remote that has something live. */
export type LiveRemote = RemoteStatus & Required<Pick<RemoteStatus, 'title' | 'owner' | 'current'>>;

const isLive = ({ title, owner, current }: RemoteStatus): boolean =>
  title !== undefined && owner !== undefined && current !== undefined;

/** Live, previous, canary and stored builds per remote, sorted by name; the shell is last. */
export async function statusOf(remotesDir: string): Promise<RemoteStatus[]> {
  const published = await publishedIn(remotesDir);
  return Promise.all(published.map((remote) => remoteStatus(remotesDir, remote)));
}

/** Like `statusOf`, but only remotes whose live build can be read. */
export async function liveRemotes(remotesDir: string): Promise<LiveRemote[]> {
  const all = await statusOf(remotesDir);
  return all.filter((remote): remote is LiveRemote => isLive(remote));
}
