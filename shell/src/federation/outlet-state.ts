import type { ComponentType } from 'react';
import type { RegisteredRemote } from '@campus/federation/remote';
import { BlockedError } from './load-faults';
import type { LoadedPart } from './part-loader';

/** What stands in the place of a remote's part. */
export type OutletState =
  | { kind: 'idle' }
  | { kind: 'loading'; attempt: number }
  | { kind: 'ready'; attempt: number; Component: ComponentType; build: string }
  | { kind: 'failed'; attempt: number; error: unknown }
  | { kind: 'blocked'; attempt: number; reasons: readonly string[] }
  | { kind: 'off'; notice?: string };

export type OutletEvent =
  | { type: 'asked' }
  | { type: 'arrived'; attempt: number; part: LoadedPart }
  | { type: 'failed'; attempt: number; error: unknown }
  | { type: 'crashed'; error: unknown }
  /** A file that the part asked for later is gone: it is loaded anew before anything is said. */
  | { type: 'lost' }
  | { type: 'retried' };

interface Beginning {
  remote: RegisteredRemote | undefined;
  part: LoadedPart | undefined;
  active: boolean;
}

/** The state to begin in: a part that was shown before is ready at once. */
export function beginningOf({ remote, part, active }: Beginning): OutletState {
  if (!remote) return { kind: 'off' };
  if (remote.status === 'off') {
    return { kind: 'off', ...(remote.notice && { notice: remote.notice }) };
  }
  if (!active) return { kind: 'idle' };
  return part ? { kind: 'ready', attempt: 0, ...part } : { kind: 'loading', attempt: 0 };
}

function failure(attempt: number, error: unknown): OutletState {
  if (error instanceof BlockedError) return { kind: 'blocked', attempt, reasons: error.reasons };
  return { kind: 'failed', attempt, error };
}

/** The next state. Answers to an attempt that is no longer awaited change nothing. */
export function nextState(state: OutletState, event: OutletEvent): OutletState {
  switch (event.type) {
    case 'asked':
      return state.kind === 'idle' ? { kind: 'loading', attempt: 0 } : state;
    case 'lost':
      return state.kind === 'ready' ? { kind: 'loading', attempt: state.attempt + 1 } : state;
    case 'retried':
      if (state.kind !== 'failed' && state.kind !== 'blocked') return state;
      return { kind: 'loading', attempt: state.attempt + 1 };
    case 'crashed':
      return state.kind === 'ready' ? failure(state.attempt, event.error) : state;
    case 'arrived':
    case 'failed': {
      if (state.kind !== 'loading' || state.attempt !== event.attempt) return state;
      if (event.type === 'failed') return failure(event.attempt, event.error);
      return { kind: 'ready', attempt: event.attempt, ...event.part };
    }
  }
}
