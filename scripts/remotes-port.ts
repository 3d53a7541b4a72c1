import path from 'node:path';
import type { LiveRemote, Remotes, SelfCheck } from '@campus/api';
import {
  assetFaults,
  noteInUse,
  readBuildFile,
  rollback,
  statusOf,
  sweepBuilds,
  writeErrorStats,
  type RemoteStatus,
} from '@campus/federation/registry';
import { runInBrowser } from './run-in-browser';

/** Patterns of the pages that anybody may open; none where the live build cannot be read. */
async function publicPages(remotesDir: string, { remote, current = '' }: RemoteStatus) {
  const file = await readBuildFile(path.join(remotesDir, remote, current)).catch(() => undefined);
  const routes = file?.declaration.routes ?? [];
  return routes.filter(({ access }) => access === 'public').map(({ path: pattern }) => pattern);
}

async function liveRemote(remotesDir: string, status: RemoteStatus): Promise<LiveRemote[]> {
  const { remote, title = remote, owner = '', current, history } = status;
  // What has no pointer yet, or one that nobody can read, is nothing that could be taken back.
  if (current === undefined) return [];
  const { previous, canary, notice, kept } = status;
  return [
    {
      remote,
      title,
      owner,
      status: status.status,
      current,
      kept,
      publicPages: await publicPages(remotesDir, status),
      history,
      ...(notice !== undefined && { notice }),
      ...(previous !== undefined && { previous }),
      ...(canary && { canary }),
    },
  ];
}

/** Its files first, which takes no browser; then it is run, where there is one. */
async function check(
  { remotesDir, remote, build }: Record<'remotesDir' | 'remote' | 'build', string>,
  signal: AbortSignal,
): Promise<SelfCheck> {
  const dir = path.join(remotesDir, remote, build);
  const [fault] = await assetFaults(dir, await readBuildFile(dir));
  if (fault) return { result: 'broken', says: `the site's own look at its files: ${fault}` };
  return runInBrowser([remotesDir, remote, build], signal);
}

/** The registry of remotes as the API works on it: the breaker, the beacon and the staff page. */
export function remotesPort(remotesDir: string): Remotes {
  return {
    async list() {
      const all = await statusOf(remotesDir);
      return (await Promise.all(all.map((one) => liveRemote(remotesDir, one)))).flat();
    },
    check: (remote, build, signal) => check({ remotesDir, remote, build }, signal),
    async rollBack(remote, { expected, reason }) {
      const done = await rollback(remotesDir, remote, { expected, by: 'breaker', reason });
      return done.build;
    },
    noteField: (notes) => writeErrorStats(remotesDir, notes),
    async sweep(inUse) {
      await noteInUse(remotesDir, inUse);
      await sweepBuilds(remotesDir);
    },
  };
}
