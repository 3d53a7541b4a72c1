export { tabChat } from './chat';
export { invalidateAnswers, type ChatTransport } from './chat-transport';
export { timeOf, unknownConversation, type Conversation } from './conversation';
export { LinkStatus } from './link-status';
export { LogSkeleton } from './log-skeleton';
export { messageTime, useNow } from './message-time';
export { OpenConversation } from './open-conversation';
export { ChatProvider, useChat, useChatState, useLive } from './use-chat';
