import {
  withAnswered,
  withMissed,
  withNewest,
  withOlder,
  type Conversation,
  type Message,
} from './conversation';

/** Maximum number of messages in one answer to `after`. */
export const missedPage = 200;

interface Range {
  readonly before?: string;
  readonly after?: string;
}

/** Stores and fetches conversations. */
export interface Conversations {
  readonly read: (conversationId: string) => Conversation;
  readonly change: (conversationId: string, to: (known: Conversation) => Conversation) => void;
  readonly list: (conversationId: string, range: Range) => Promise<readonly Message[]>;
}

/** One page of older messages. */
export async function loadOlder(all: Conversations, conversationId: string): Promise<void> {
  const { knownFrom, hasOlder } = all.read(conversationId);
  if (!hasOlder || knownFrom === undefined) return;
  const page = await all.list(conversationId, { before: knownFrom });
  all.change(conversationId, (known) => withOlder(known, page));
}

async function loadNewest(all: Conversations, conversationId: string): Promise<void> {
  const wasEmpty = all.read(conversationId).loaded;
  const page = await all.list(conversationId, {});
  all.change(conversationId, (known) => withNewest(known, page));
  // An empty list has no message to continue from: everything was missed.
  while (wasEmpty && all.read(conversationId).hasOlder) await loadOlder(all, conversationId);
}

/** Hidden parts are shown in full once the student has answered: refetch the newest page. */
async function loadHeld(all: Conversations, conversationId: string): Promise<void> {
  const page = await all.list(conversationId, {});
  all.change(conversationId, (known) => withAnswered(known, page));
}

async function loadMissed(all: Conversations, conversationId: string): Promise<void> {
  for (;;) {
    const { knownTo: after, messages } = all.read(conversationId);
    if (messages.some(({ isHeld }) => isHeld)) return loadHeld(all, conversationId);
    if (after === undefined) return loadNewest(all, conversationId);
    const page = await all.list(conversationId, { after });
    all.change(conversationId, (known) => withMissed(known, page));
    // A server that ignores `after` returns the same page forever.
    if (page.length < missedPage || all.read(conversationId).knownTo === after) return;
  }
}

interface Run {
  readonly now: Promise<void>;
  next?: Promise<void>;
}

/**
 * Creates the function that updates a conversation. One run at a time for each; a call made
 * meanwhile waits for another run, since the pending page may be older than the missed messages.
 */
export function createCatchUp(all: Conversations): (conversationId: string) => Promise<void> {
  const runs = new Map<string, Run>();
  const start = (conversationId: string): Promise<void> => {
    const now = loadMissed(all, conversationId).finally(() => {
      if (runs.get(conversationId)?.now === now && !runs.get(conversationId)?.next)
        runs.delete(conversationId);
    });
    runs.set(conversationId, { now });
    return now;
  };
  return (conversationId) => {
    const run = runs.get(conversationId);
    if (!run) return start(conversationId);
    run.next ??= run.now.catch(() => undefined).then(() => start(conversationId));
    return run.next;
  };
}
