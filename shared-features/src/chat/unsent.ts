import { chatMessages } from '@campus/contract';
import { timeOf, type Conversation } from './conversation';

type Progress =
  | { readonly is: 'waiting' }
  /** The message was started when the newest known message had the time `since`. */
  | { readonly is: 'sending'; readonly since: number }
  /** Accepted by the server, but not in the list yet. */
  | { readonly is: 'sent'; readonly as: string }
  /** Waits for a connection outside this tab, in storage that also outlives it. */
  | { readonly is: 'queued' }
  /** `holds` blocks the later messages if a retry may still succeed. */
  | {
      readonly is: 'failed';
      readonly reason: string;
      readonly holds: boolean;
      /** It violates the community guidelines. */
      readonly unfit?: boolean;
    };

/** One of the student's own messages that is not in the list yet. */
export interface Unsent {
  /** The idempotency key, the same for every attempt. */
  readonly key: string;
  readonly conversationId: string;
  readonly text: string;
  readonly progress: Progress;
}

type All = readonly Unsent[];

/** The next message to send in a conversation: one at a time, in the order they were written. */
export function nextOf(all: All, conversationId: string): Unsent | undefined {
  for (const entry of all) {
    if (entry.conversationId !== conversationId) continue;
    const { progress } = entry;
    if (progress.is === 'waiting') return entry;
    if (progress.is === 'sending' || (progress.is === 'failed' && progress.holds)) return undefined;
  }
  return undefined;
}

export function withProgress(all: All, key: string, progress: Progress): All {
  return all.map((entry) => (entry.key === key ? { ...entry, progress } : entry));
}

/** Retries all blocked messages, starting with the first. */
export function released(all: All, conversationId: string): All {
  return all.map((entry) => {
    const { progress } = entry;
    const held =
      entry.conversationId === conversationId && progress.is === 'failed' && progress.holds;
    return held ? { ...entry, progress: { is: 'waiting' } } : entry;
  });
}

/** Removes those already in the list. */
export function stillUnsent(
  all: All,
  isListed: (conversationId: string, id: string) => boolean,
): All {
  const rest = all.filter(
    ({ conversationId, progress }) =>
      progress.is !== 'sent' || !isListed(conversationId, progress.as),
  );
  return rest.length === all.length ? all : rest;
}

/**
 * The messages to show below the list. The event often arrives before the answer: a message being sent that is
 * already in the list by its text would otherwise be shown twice until then.
 */
export function shownUnsent(all: All, conversationId: string, { messages }: Conversation): All {
  return all.filter(({ progress, text, ...entry }) => {
    if (entry.conversationId !== conversationId || progress.is !== 'sending')
      return entry.conversationId === conversationId;
    return !messages.some((one) => timeOf(one) > progress.since && one.message === text);
  });
}

type Stored = Pick<Unsent, 'key' | 'conversationId' | 'text'>;

/** Drafts stored in a tab by an older build have `matchId`. */
function readStored(value: unknown): Stored | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, matchId, conversationId = matchId, text } = value as Record<string, unknown>;
  const isText = (part: unknown): part is string => typeof part === 'string';
  if (!isText(key) || !isText(conversationId) || !isText(text)) return undefined;
  return { key, conversationId, text };
}

export function toText(all: All): string {
  const stored = all
    .filter(({ progress }) => progress.is !== 'queued')
    .map(({ key, conversationId, text }): Stored => ({ key, conversationId, text }));
  return stored.length === 0 ? '' : JSON.stringify(stored);
}

/** Messages unsent at a reload or session expiry. They are not sent automatically that late: Try Again sends them. */
export function fromText(text: string): All {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((value) => {
      const entry = readStored(value);
      const progress = { is: 'failed', reason: chatMessages.sendFailed, holds: false } as const;
      return entry ? [{ ...entry, progress }] : [];
    });
  } catch {
    return [];
  }
}
