export interface LockOptions {
  /** Milliseconds after which a lock counts as left behind although its holder may live; default: 10 seconds. */
  staleAfterMs?: number;
  /** Milliseconds to wait for a lock that others hold; default: 30 seconds. */
  timeoutMs?: number;
  /** Called once where the lock is not free at once. */
  onWait?: () => void;
}

export interface HeldLock {
  /** Asked right before what must not happen twice. @throws Refusal where another process took the lock over */
  confirm(): Promise<void>;
}

/**
 * Runs `task` while no other process, of this machine or of another one on the same folder, runs one under the same
 * lock. A lock whose holder was killed is taken over.
 * @throws Refusal where others hold it for longer than the timeout
 */
export function withFileLock<T>(
  file: string,
  task: (lock: HeldLock) => Promise<T>,
  options?: LockOptions,
): Promise<T>;

/** Names the machine or container that this process runs in; eight hexadecimal digits. */
export const thisHost: string;

/** Whether the process is known to be gone. One of another host may always still be there. */
export function isGone(holder: { host: string; pid: number }): boolean;

/** Name of a file that exists only while another one is being made beside it. */
export function temporaryName(file: string): string;
