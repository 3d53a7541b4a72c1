import type { ChatMessage } from '@campus/contract';
import { withMissed, withNewest, withOlder, type Conversation } from './conversation';

/** The most messages that one answer to `after` holds. */
export const missedPage = 200;

interface Range {
  readonly before?: string;
  readonly after?: string;
}

/** Where conversations are kept and asked for. */
export interface Conversations {
  readonly read: (matchId: string) => Conversation;
  readonly change: (matchId: string, to: (known: Conversation) => Conversation) => void;
  readonly list: (matchId: string, range: Range) => Promise<readonly ChatMessage[]>;
}

/** One page of older messages. */
export async function loadOlder(all: Conversations, matchId: string): Promise<void> {
  const { knownFrom, hasOlder } = all.read(matchId);
  if (!hasOlder || knownFrom === undefined) return;
  const page = await all.list(matchId, { before: knownFrom });
  all.change(matchId, (known) => withOlder(known, page));
}

async function loadNewest(all: Conversations, matchId: string): Promise<void> {
  const wasEmpty = all.read(matchId).loaded;
  const page = await all.list(matchId, {});
  all.change(matchId, (known) => withNewest(known, page));
  // From an empty list there is no message to go on from: all of it was missed.
  while (wasEmpty && all.read(matchId).hasOlder) await loadOlder(all, matchId);
}

async function loadMissed(all: Conversations, matchId: string): Promise<void> {
  for (;;) {
    const after = all.read(matchId).knownTo;
    if (after === undefined) return loadNewest(all, matchId);
    const page = await all.list(matchId, { after });
    all.change(matchId, (known) => withMissed(known, page));
    // A server that does not know `after` gives the same page for ever.
    if (page.length < missedPage || all.read(matchId).knownTo === after) return;
  }
}

interface Run {
  readonly now: Promise<void>;
  next?: Promise<void>;
}

/**
 * Makes the function that brings a conversation up to date. One run at a time per match; who asks
 * meanwhile waits for another one, since the page under way may be from before what they missed.
 */
export function createCatchUp(all: Conversations): (matchId: string) => Promise<void> {
  const runs = new Map<string, Run>();
  const start = (matchId: string): Promise<void> => {
    const now = loadMissed(all, matchId).finally(() => {
      if (runs.get(matchId)?.now === now && !runs.get(matchId)?.next) runs.delete(matchId);
    });
    runs.set(matchId, { now });
    return now;
  };
  return (matchId) => {
    const run = runs.get(matchId);
    if (!run) return start(matchId);
    run.next ??= run.now.catch(() => undefined).then(() => start(matchId));
    return run.next;
  };
}
