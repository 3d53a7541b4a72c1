import { useEffect, type ReactNode } from 'react';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { History } from './history';
import type { MessagesProps } from './message-scroller';
import { useChat } from './use-chat';

interface OpenConversationProps extends MessagesProps {
  /** The other person, and the links out of the conversation. */
  readonly header: ReactNode;
  /** Raised when the page itself has written the draft: the input is drawn anew from it. */
  readonly picks?: number;
}

/** One conversation: the other person, the messages, and the input. */
export function OpenConversation({ header, picks, ...messages }: OpenConversationProps) {
  const chat = useChat();
  const { conversationId, name } = messages.partner;
  useEffect(() => chat.open(conversationId), [chat, conversationId]);
  return (
    <section className={styles.conversation} aria-label={`Conversation with ${name}`}>
      {header}
      <History {...messages} />
      <Composer key={picks} conversationId={conversationId} name={name} />
    </section>
  );
}
