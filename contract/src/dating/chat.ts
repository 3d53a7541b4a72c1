import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { chatMessages as say } from '../messages/dating';
import { done, moment, orNull } from '../shared/answer';
import { id } from '../shared/fields';
import { boundedText } from '../shared/text';

/** SPEC.md's sender is an id, or an object with the id as `_id` or `id`. */
function idOf(sender: unknown): unknown {
  if (typeof sender !== 'object' || sender === null) return sender;
  const { _id, id: other } = sender as Partial<Record<'_id' | 'id', unknown>>;
  return _id ?? other;
}

export const chatMessage = z.object({
  _id: id,
  /** The author's id. */
  sender: z.pipe(z.transform(idOf), id),
  message: z.string(),
  createdAt: moment,
  /** Links and numbers are hidden until the student has answered. */
  isHeld: z.optional(z.boolean()),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const messageText = boundedText({
  required: say.required,
  max: limits.chatLength,
  tooLong: say.tooLong,
  moderation: 'chat',
  evidence: true,
});

/**
 * Messages of a match, oldest first: the newest 50; with `before`, the 50 before that message; with
 * `after`, at most 200 after it.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/dating/chat/:matchId',
  params: z.object({ matchId: id }),
  query: z.object({ before: z.optional(id), after: z.optional(id) }),
  answer: z.array(chatMessage),
});

/** `receiverId` is in the specification; it must be the receiver of the match, and any other is rejected. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/dating/send-message',
  body: z.object({ matchId: id, message: messageText, receiverId: z.optional(id) }),
  answer: z.extend(done, { sent: orNull(chatMessage) }),
});

/** Marks everything up to this message as seen. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/dating/chat/:matchId/read',
  params: z.object({ matchId: id }),
  body: z.object({ messageId: id }),
  answer: done,
});

/**
 * Pushed through the socket to both students of a match. When the other student has seen messages, the same event
 * is sent with `{ matchId }` only.
 */
export const newChatMessage = z.object({ matchId: id, message: chatMessage });

/**
 * `notification` has no payload: the client fetches the notifications, so that access is checked. Neither has
 * `registry`, which all pages receive when other builds go live.
 */
export const socketEvents = {
  authenticate: 'authenticate',
  message: 'new_chat_message',
  conversation: 'conversation_message',
  notification: 'notification',
  registry: 'registry_changed',
} as const;
