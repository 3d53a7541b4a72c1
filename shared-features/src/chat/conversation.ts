import { limits } from '@campus/contract';

/** One message, in any kind of conversation. */
export interface Message {
  readonly _id: string;
  /** The author's id within the conversation. */
  readonly sender: string;
  readonly message: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Its links and numbers are hidden until the student has answered. */
  readonly isHeld?: boolean | undefined;
}

/** The other person of a conversation. */
export interface Partner {
  readonly conversationId: string;
  readonly name: string;
  /** Their id within the conversation. */
  readonly sender: string;
  /** Until when they have seen the messages, ISO 8601; undefined if that is not shown. */
  readonly seenTo?: string | undefined;
}

/**
 * A tab's knowledge of one conversation. Messages arrive from three sources (history pages, pages of missed
 * messages, live events) in any order; all of them go through the functions of this file.
 */
export interface Conversation {
  /** In the server's order, without duplicates. */
  readonly messages: readonly Message[];
  /** Whether a page of history has arrived. */
  readonly loaded: boolean;
  /** The oldest message of the history: older ones are fetched from here. */
  readonly knownFrom: string | undefined;
  /**
   * The last message before which everything is known. A live event never moves it: messages
   * lost before that event would then never be fetched.
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

/** Milliseconds since 1970. Within one conversation the server gives every message a unique time. */
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

/** Removes the messages with these ids. The markers of the known range stay. */
export function without(known: Conversation, ids: ReadonlySet<string>): Conversation {
  const messages = known.messages.filter(({ _id }) => !ids.has(_id));
  return messages.length < known.messages.length ? { ...known, messages } : known;
}

/** A live event: it may arrive twice, late, or after lost ones. */
export function withLive(known: Conversation, message: Message): Conversation {
  const messages = merged(known.messages, [message]);
  return messages === known.messages ? known : { ...known, messages };
}

/** The newest page of the history. */
export function withNewest(known: Conversation, page: Messages): Conversation {
  const [first] = page;
  const hasOlder = page.length >= limits.chatPage;
  // Early events older than a full page would leave a gap after them: older pages restore them.
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

/** The newest page once the student has answered: hidden parts are complete in it. */
export function withAnswered(known: Conversation, page: Messages): Conversation {
  return withNewest({ ...known, messages: known.messages.filter(({ isHeld }) => !isHeld) }, page);
}

/** The page before `knownFrom`. */
export function withOlder(known: Conversation, page: Messages): Conversation {
  const messages = merged(known.messages, page);
  // Otherwise a page without messages would be fetched repeatedly.
  const hasOlder = page.length >= limits.chatPage && messages !== known.messages;
  return { ...known, messages, knownFrom: page[0]?._id ?? known.knownFrom, hasOlder };
}

/** The page after `knownTo`. */
export function withMissed(known: Conversation, page: Messages): Conversation {
  const last = page.at(-1);
  if (!last) return known;
  return { ...known, messages: merged(known.messages, page), knownTo: last._id };
}
