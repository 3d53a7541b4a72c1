import { defaultLimits } from './registry-document';

const state = { attempt: 0, chunkLimit: defaultLimits.chunk };

/** Number of the current attempt; a lazy page that failed in an earlier one is asked for again. */
export const currentAttempt = (): number => state.attempt;

/** Begins a new attempt: the shell calls it when a visitor presses Retry or leaves a failed page. */
export function beginAttempt(): void {
  state.attempt += 1;
}

/** Milliseconds that a lazy chunk may take before its page counts as failed. */
export const chunkLimit = (): number => state.chunkLimit;

/** Sets the limit of lazy chunks, in milliseconds; the shell does, from the registry. */
export function setChunkLimit(milliseconds: number): void {
  state.chunkLimit = milliseconds;
}
