import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { done, moment, optionalCount, optionalFlag, optionalText, orNull } from './shared/answer';
import { id, idParams } from './shared/fields';
import { pageQuery, pagination } from './shared/paging';
import { boundedText } from './shared/text';

/** Messages about listing conversations. */
export const conversationMessages = {
  required: 'Please type a message',
  tooLong: `A message can be at most ${limits.chatLength} characters long`,
  sent: 'Message sent',
  sendFailed: 'Failed to send message',
  read: 'Seen',
  missing: "This conversation isn't there any more",
  listFailed: 'Failed to fetch your messages',
  moreFailed: 'Failed to fetch more messages',
  own: 'You posted this yourself',
  listingMissing: "This isn't there any more",
  sold: 'This item is already sold',
  past: 'This is already over',
} as const;

/** Kinds of listings that two students can write to each other about. */
export const listingKind = z.enum(['ad', 'cab', 'event', 'explore']);
export type ListingKind = z.output<typeof listingKind>;

/**
 * `full` is a ride without seats; `past` is a ride that has left, or an event or trip that is over; `gone` is anything
 * deleted, hidden, or reported by the requesting student.
 */
export const listingState = z.enum(['available', 'sold', 'full', 'past', 'gone']);
export type ListingState = z.output<typeof listingState>;

/** The current state of the listing. If it is gone, only its kind is included. */
const listingCard = z.object({
  kind: listingKind,
  listingId: id,
  state: listingState,
  /** Empty if it is gone; for a ride, its route. */
  title: optionalText,
  /** Price of an item, in rupees. */
  price: orNull(z.number()),
  /** Time of all other kinds: ISO 8601. */
  startsAt: orNull(moment),
  /** Remaining seats of a ride. */
  seatsAvailable: orNull(z.number()),
  /** Same-origin address of its first picture, 320 pixels at most. */
  image: orNull(z.string()),
});
export type ListingCard = z.output<typeof listingCard>;

/** Contains no student ids: dating returns one, and the same id here would link the two. */
export const conversationMessage = z.object({
  _id: id,
  sender: z.enum(['you', 'them']),
  message: z.string(),
  createdAt: moment,
});
export type ConversationMessage = z.output<typeof conversationMessage>;

/** Between the student who asked about a listing and its owner. */
export const conversation = z.object({
  _id: id,
  /** Username of the other student. */
  name: z.string(),
  /** Same-origin address of the other student's small picture. */
  avatar: orNull(z.string()),
  /** Whether the listing is the student's own. */
  isOwner: optionalFlag,
  listing: listingCard,
  /** Unseen messages of the other student, at most `limits.notificationsCounted`. */
  unread: optionalCount,
  /** Null if no message is visible to the student any more. */
  lastMessage: orNull(conversationMessage),
});
export type Conversation = z.output<typeof conversation>;

const message = boundedText({
  required: conversationMessages.required,
  max: limits.chatLength,
  tooLong: conversationMessages.tooLong,
  moderation: 'chat',
  evidence: true,
});

/**
 * The student's conversations, the one with the newest message first; with `kind` and `listing`, those about one
 * listing. Students who left, are banned, or are blocked by either side are excluded.
 */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  query: z.extend(pageQuery, { kind: z.optional(listingKind), listing: z.optional(id) }),
  answer: z.object({ conversations: z.array(conversation), pagination }),
});

export const findConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  params: idParams,
  answer: conversation,
});

const sent = z.extend(done, { conversationId: orNull(id), sent: orNull(conversationMessage) });

/**
 * Writes to the owner of a listing. The first message creates the conversation; there is one per student
 * and listing, and later messages are added to it. 404 for an invisible listing, 400 for an own one, 409 for
 * the first message about a sold or past one.
 */
export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  body: z.object({ kind: listingKind, listing: id, message }),
  answer: sent,
});

/**
 * Messages of a conversation, oldest first: the newest 50; with `before`, the 50 before that message; with
 * `after`, at most 200 after it.
 */
export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  params: idParams,
  query: z.object({ before: z.optional(id), after: z.optional(id) }),
  answer: z.array(conversationMessage),
});

export const sendConversationMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  params: idParams,
  body: z.object({ message }),
  answer: sent,
});

/** Marks everything up to this message as seen. */
export const readConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/read',
  params: idParams,
  body: z.object({ messageId: id }),
  answer: done,
});

/** Pushed through the socket to both students, each with their own `sender`. */
export const newConversationMessage = z.object({
  conversationId: id,
  message: conversationMessage,
});
