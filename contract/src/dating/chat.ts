import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { chatMessages as say } from '../messages/dating';
import { done, moment, orNull } from '../shared/answer';
import { id } from '../shared/fields';
import { boundedText } from '../shared/text';

/** SPEC.md's sender is an id, or an object that has one as `_id` or `id`. */
function idOf(sender: unknown): unknown {
  if (typeof sender !== 'object' || sender === null) return sender;
  const { _id, id: other } = sender as Partial<Record<'_id' | 'id', unknown>>;
  return _id ?? other;
}

export const chatMessage = z.object({
  _id: id,
  /** The id of the student who wrote it. */
  sender: z.pipe(z.transform(idOf), id),
  message: z.string(),
  createdAt: moment,
  /** Links and numbers are left out until the student has answered. */
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
 * `after`, at most 200 that came after it.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/dating/chat/:matchId',
  params: z.object({ matchId: id }),
  query: z.object({ before: z.optional(id), after: z.optional(id) }),
  answer: z.array(chatMessage),
});

/** `receiverId` is the specification's; the receiver is the match's, and another one is refused. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/dating/send-message',
  body: z.object({ matchId: id, message: messageText, receiverId: z.optional(id) }),
  answer: z.extend(done, { sent: orNull(chatMessage) }),
});

/** Everything up to this message was seen. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/dating/chat/:matchId/read',
  params: z.object({ matchId: id }),
  body: z.object({ messageId: id }),
  answer: done,
});

/**
 * What the socket pushes to both of a match. Under the same name comes `{ matchId }` alone where the other one has seen
 * messages.
 */
export const newChatMessage = z.object({ matchId: id, message: chatMessage });

/**
 * `notification` carries nothing: what there is to be told, and to whom it may be told, is asked for. Nor does
 * `registry`, which all pages hear when other builds are live.
 */
export const socketEvents = {
  authenticate: 'authenticate',
  message: 'new_chat_message',
  conversation: 'conversation_message',
  notification: 'notification',
  registry: 'registry_changed',
} as const;
