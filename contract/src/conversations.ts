import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { done, moment, optionalCount, optionalFlag, optionalText, orNull } from './shared/answer';
import { id, idParams } from './shared/fields';
import { pageQuery, pagination } from './shared/paging';
import { boundedText } from './shared/text';

/** What is said of conversations about listings. */
export const conversationMessages = {
  required: 'Please type a message',
  tooLong: `A message can be at most ${limits.chatLength} characters long`,
  sent: 'Message sent',
  sendFailed: 'Failed to send message',
  read: 'Seen',
  missing: "This conversation isn't there any more",
  listFailed: 'Failed to fetch your messages',
  moreFailed: 'Failed to fetch more messages',
  own: 'This is your own listing',
  listingMissing: "This isn't there any more",
  sold: 'This item is already sold',
  past: 'This is already over',
} as const;

/** What two students can write to each other about. */
export const listingKind = z.enum(['ad', 'cab', 'event', 'explore']);
export type ListingKind = z.output<typeof listingKind>;

/**
 * `full` is a ride without a seat; `past` a ride that has left, and an event or a trip that is over; `gone` whatever
 * was deleted, hidden, or reported by the one who looks.
 */
export const listingState = z.enum(['available', 'sold', 'full', 'past', 'gone']);
export type ListingState = z.output<typeof listingState>;

/** What a conversation is about, as it is now. Of what is gone nothing is told but what kind of thing it was. */
const listingCard = z.object({
  kind: listingKind,
  listingId: id,
  state: listingState,
  /** Empty where it is gone; a ride's is from where to where. */
  title: optionalText,
  /** Of an item, in rupees. */
  price: orNull(z.number()),
  /** Of everything else: ISO 8601. */
  startsAt: orNull(moment),
  /** Of a ride: those that are left. */
  seatsAvailable: orNull(z.number()),
  /** Same-origin address of its first picture, 320 pixels at most. */
  image: orNull(z.string()),
});
export type ListingCard = z.output<typeof listingCard>;

/** Names no student by an id: dating answers one, and the same one here would join the two. */
export const conversationMessage = z.object({
  _id: id,
  sender: z.enum(['you', 'them']),
  message: z.string(),
  createdAt: moment,
});
export type ConversationMessage = z.output<typeof conversationMessage>;

/** Between the one who asked about a listing and the one whose it is. */
export const conversation = z.object({
  _id: id,
  /** Username of the other one. */
  name: z.string(),
  /** Same-origin address of the other one's small picture. */
  avatar: orNull(z.string()),
  /** Whether the listing is the student's own. */
  isOwner: optionalFlag,
  listing: listingCard,
  /** Messages of the other one that were not seen, at most `limits.notificationsCounted`. */
  unread: optionalCount,
  /** Null where the student sees none any more. */
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
 * The student's conversations, the one with the newest message first; with `kind` and `listing` those about one
 * listing. Whoever left, is kept out or blocked by either of the two is in none.
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
 * Writes about a listing to whoever offers it. The first message makes the conversation; there is one for a student
 * and a listing, in which every other one goes on. 404 for what the student does not see, 400 for their own, 409 for
 * the first message about what is sold or past.
 */
export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  body: z.object({ kind: listingKind, listing: id, message }),
  answer: sent,
});

/**
 * Messages of a conversation, oldest first: the newest 50; with `before`, the 50 before that message; with
 * `after`, at most 200 that came after it.
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

/** Everything up to this message was seen. */
export const readConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/read',
  params: idParams,
  body: z.object({ messageId: id }),
  answer: done,
});

/** What the socket pushes to both, to each with their own `sender`. */
export const newConversationMessage = z.object({
  conversationId: id,
  message: conversationMessage,
});
