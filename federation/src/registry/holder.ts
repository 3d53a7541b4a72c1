import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process that holds something in the folder of remotes. */
export interface Holder {
  token: string;
  /** Where `pid` means something: a machine, or one container of it. */
  host: string;
  pid: number;
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: the machine is one space of processes
  }
}

/** Names the machine or container that this process runs in; eight hexadecimal digits. */
export const thisHost: string = createHash('sha256')
  .update(`${hostname()} ${processSpace()}`)
  .digest('hex')
  .slice(0, 8);

export const thisHolder = (): Holder => ({
  token: randomUUID(),
  host: thisHost,
  pid: process.pid,
});

/** Whether the process is known to be gone. One of another host may always still be there. */
export function isGone({ host, pid }: Pick<Holder, 'host' | 'pid'>): boolean {
  if (host !== thisHost) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
