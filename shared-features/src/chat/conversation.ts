import { limits } from '@campus/contract';

/** One message, of whichever kind of conversation. */
export interface Message {
  readonly _id: string;
  /** As whom its conversation names who wrote it. */
  readonly sender: string;
  readonly message: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Its links and numbers are left out until the student has answered. */
  readonly isHeld?: boolean | undefined;
}

/** Whom a conversation is with. */
export interface Partner {
  readonly conversationId: string;
  readonly name: string;
  /** As whom the conversation names them. */
  readonly sender: string;
  /** Up to when they have seen the messages, ISO 8601; undefined where that is not shown. */
  readonly seenTo?: string | undefined;
}

/**
 * What this tab knows of one conversation. Messages come by three ways (pages of history, pages of what
 * was missed, live events) and in any order; every way goes through the functions of this file.
 */
export interface Conversation {
  /** In the server's order, none twice. */
  readonly messages: readonly Message[];
  /** Whether a page of history has arrived. */
  readonly loaded: boolean;
  /** The oldest message of the history: older ones are fetched from here. */
  readonly knownFrom: string | undefined;
  /**
   * The last message of which everything before it is known. A live event never moves it: what was
   * lost on the way before that event would then never be asked for.
   */
  readonly knownTo: string | undefined;
  /** Whether the server has messages before `knownFrom`. */
  readonly hasOlder: boolean;
}

type Messages = readonly Message[];

export const unknownConversation: Conversation = {
  messages: [],
  loaded: false,
  knownFrom: undefined,
  knownTo: undefined,
  hasOlder: false,
};

/** Milliseconds since 1970. Within one conversation the server gives every message a time of its own. */
export const timeOf = ({ createdAt }: { createdAt: string }): number => Date.parse(createdAt);

function merged(known: Messages, more: Messages): Messages {
  const ids = new Set(known.map(({ _id }) => _id));
  const fresh = more.filter(({ _id }) => !ids.has(_id) && ids.add(_id));
  if (fresh.length === 0) return known;
  const all = [...known, ...fresh];
  const newest = known.at(-1);
  const follow = !newest || fresh.every((message) => timeOf(message) > timeOf(newest));
  return follow ? all : all.sort((one, other) => timeOf(one) - timeOf(other));
}

/** Without the messages of these ids. What marks the ends of what is known stays. */
export function without(known: Conversation, ids: ReadonlySet<string>): Conversation {
  const messages = known.messages.filter(({ _id }) => !ids.has(_id));
  return messages.length < known.messages.length ? { ...known, messages } : known;
}

/** A live event: it may arrive twice, late, or after others that were lost. */
export function withLive(known: Conversation, message: Message): Conversation {
  const messages = merged(known.messages, [message]);
  return messages === known.messages ? known : { ...known, messages };
}

/** The newest page of the history. */
export function withNewest(known: Conversation, page: Messages): Conversation {
  const [first] = page;
  const hasOlder = page.length >= limits.chatPage;
  // Early events from before a full page would stand in front of a hole: older pages bring them back.
  const early = !known.loaded && hasOlder && first ? timeOf(first) : -Infinity;
  const later = known.messages.filter((message) => timeOf(message) >= early);
  return {
    messages: merged(later, page),
    loaded: true,
    knownFrom: first?._id,
    knownTo: page.at(-1)?._id,
    hasOlder,
  };
}

/** The newest page once the student has answered: what was held back is whole in it. */
export function withAnswered(known: Conversation, page: Messages): Conversation {
  return withNewest({ ...known, messages: known.messages.filter(({ isHeld }) => !isHeld) }, page);
}

/** The page before `knownFrom`. */
export function withOlder(known: Conversation, page: Messages): Conversation {
  const messages = merged(known.messages, page);
  // Else a page without messages would be fetched again and again.
  const hasOlder = page.length >= limits.chatPage && messages !== known.messages;
  return { ...known, messages, knownFrom: page[0]?._id ?? known.knownFrom, hasOlder };
}

/** The page after `knownTo`. */
export function withMissed(known: Conversation, page: Messages): Conversation {
  const last = page.at(-1);
  if (!last) return known;
  return { ...known, messages: merged(known.messages, page), knownTo: last._id };
}
