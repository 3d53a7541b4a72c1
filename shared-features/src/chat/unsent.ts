import { chatMessages } from '@campus/contract';
import { timeOf, type Conversation } from './conversation';

type Progress =
  | { readonly is: 'waiting' }
  /** Begun when the newest message known was of the time `since`. */
  | { readonly is: 'sending'; readonly since: number }
  /** Taken by the server, and not in the list yet. */
  | { readonly is: 'sent'; readonly as: string }
  /** Waits for a connection outside of this tab, where it also outlasts it. */
  | { readonly is: 'queued' }
  /** `holds` back what was written after it, where the same thing may yet succeed. */
  | {
      readonly is: 'failed';
      readonly reason: string;
      readonly holds: boolean;
      /** It goes against the community guidelines. */
      readonly unfit?: boolean;
    };

/** A message of one's own that is not in the list yet. */
export interface Unsent {
  /** The idempotency key, the same in every attempt. */
  readonly key: string;
  readonly conversationId: string;
  readonly text: string;
  readonly progress: Progress;
}

type All = readonly Unsent[];

/** The next to send in a conversation: one at a time, in the order in which they were written. */
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

/** Lets everything that is held back try again, from the first on. */
export function released(all: All, conversationId: string): All {
  return all.map((entry) => {
    const { progress } = entry;
    const held =
      entry.conversationId === conversationId && progress.is === 'failed' && progress.holds;
    return held ? { ...entry, progress: { is: 'waiting' } } : entry;
  });
}

/** Without those that stand in the list. */
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
 * Those to show below the list. The event often comes before the answer: what is being sent and stands
 * in the list by its text would be shown twice until then.
 */
export function shownUnsent(all: All, conversationId: string, { messages }: Conversation): All {
  return all.filter(({ progress, text, ...entry }) => {
    if (entry.conversationId !== conversationId || progress.is !== 'sending')
      return entry.conversationId === conversationId;
    return !messages.some((one) => timeOf(one) > progress.since && one.message === text);
  });
}

type Stored = Pick<Unsent, 'key' | 'conversationId' | 'text'>;

/** What an older build left in a tab says `matchId`. */
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

/** What was unsent at a reload or when the session expired. It is not sent by itself so much later: Try Again sends it. */
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
