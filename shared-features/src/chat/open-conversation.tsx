import { useEffect, type ReactNode } from 'react';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { History } from './history';
import type { MessagesProps } from './message-scroller';
import { useChat } from './use-chat';

interface OpenConversationProps extends MessagesProps {
  /** Who it is with, and the ways out of it. */
  readonly header: ReactNode;
}

/** One conversation: who it is with, what was said, and the line to write on. */
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
