import { isChunkError, TimeLimitError } from '@campus/federation/remote';

/** An entry that did not arrive, or was not the file that the registry's hash promises. */
export class EntryFault extends Error {
  override readonly name = 'EntryFault';
}

/** No build of the remote fits what this shell offers. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}

/** Whether trying again can help: the network failed, not the code. */
export const isNetworkFault = (error: unknown): boolean =>
  error instanceof EntryFault || isChunkError(error);

/** Whether an answer never came, which a browser may go on waiting for under the same address. */
export const isHang = (error: unknown): boolean => error instanceof TimeLimitError;
