import type { LiveRemote, Remotes } from '@campus/api';
import {
  noteInUse,
  rollback,
  statusOf,
  sweepBuilds,
  writeField,
  type RemoteStatus,
} from '@campus/federation/registry';

function liveRemote(status: RemoteStatus): LiveRemote[] {
  const { remote, title = remote, owner = '', current, history } = status;
  // What has no pointer yet, or one that nobody can read, is nothing that could be taken back.
  if (current === undefined) return [];
  const { previous, canary, notice } = status;
  return [
    {
      remote,
      title,
      owner,
      status: status.status,
      current,
      history,
      ...(notice !== undefined && { notice }),
      ...(previous !== undefined && { previous }),
      ...(canary && { canary }),
    },
  ];
}

/** The registry of remotes as the API works on it: the breaker, the beacon and the staff page. */
export function remotesPort(remotesDir: string): Remotes {
  return {
    list: async () => (await statusOf(remotesDir)).flatMap(liveRemote),
    async rollBack(remote, { expected, reason }) {
      const done = await rollback(remotesDir, remote, { expected, by: 'breaker', reason });
      return done.build;
    },
    noteField: (notes) => writeField(remotesDir, notes),
    async sweep(inUse) {
      await noteInUse(remotesDir, inUse);
      await sweepBuilds(remotesDir);
    },
  };
}
