import { useEffect, type ReactNode } from 'react';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { History } from './history';
import type { MessagesProps } from './message-scroller';
import { useChat } from './use-chat';

interface OpenConversationProps extends MessagesProps {
  /** The other person, and the links out of the conversation. */
  readonly header: ReactNode;
}

/** One conversation: the other person, the messages, and the input. */
export function OpenConversation({ header, ...messages }: OpenConversationProps) {
  const chat = useChat();
  const { conversationId, name } = messages.partner;
  useEffect(() => chat.open(conversationId), [chat, conversationId]);
  return (
    <section className={styles.conversation} aria-label={`Conversation with ${name}`}>
      {header}
      <History {...messages} />
      <Composer conversationId={conversationId} name={name} />
    </section>
  );
}
