import { readErrorStats } from '../registry/error-stats';
import {
  promote,
  rollback,
  switchOff,
  switchOn,
  type Author,
  type Done,
} from '../registry/operate';
import { endPreviews, type Ended } from '../registry/previews';
import { statusOf } from '../registry/status';
import type { StatusWithErrors } from './format';

/** The remotes that commands work on: in a local folder or on another site. */
export interface Target {
  status(): Promise<StatusWithErrors[]>;
  promote(remote: string): Promise<Done>;
  rollback(remote: string, reason?: string): Promise<Done>;
  off(remote: string, notice?: string): Promise<Done>;
  on(remote: string): Promise<Done>;
  /** @param of a build or a branch; default: all */
  endPreviews(remote: string, of?: string): Promise<Ended>;
}

/** What is live, with the errors that browsers reported for it within the last hour. */
async function statusWithErrors(remotesDir: string): Promise<StatusWithErrors[]> {
  const [known, stats] = [await statusOf(remotesDir), await readErrorStats(remotesDir)];
  return known.map((status) => ({
    ...status,
    field: stats.filter(({ remote }) => remote === status.remote),
  }));
}

/** The remotes in a folder of this machine. @param author name recorded in the history */
export function folderTarget(remotesDir: string, author: Author = {}): Target {
  return {
    status: () => statusWithErrors(remotesDir),
    promote: (remote) => promote(remotesDir, remote, author),
    rollback: (remote, reason) =>
      rollback(remotesDir, remote, { ...author, ...(reason && { reason }) }),
    off: (remote, notice) => switchOff(remotesDir, remote, { ...author, notice }),
    on: (remote) => switchOn(remotesDir, remote, author),
    endPreviews: (remote, of) => endPreviews(remotesDir, remote, { ...author, of }),
  };
}
