import { type Draft, useDraft } from '@campus/shared-auth';
import { useEffect, type ReactNode } from 'react';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { History } from './history';
import type { MessagesProps } from './message-scroller';
import { useChat } from './use-chat';

interface OpenConversationProps extends Pick<MessagesProps, 'partner'> {
  /** The other person, and the links out of the conversation. */
  readonly header: ReactNode;
  /** Shown instead of messages if there are none yet; it may write the input's text. */
  readonly empty?: (draft: Draft) => ReactNode;
}

/** One conversation: the other person, the messages, and the input. */
export function OpenConversation({ header, partner, empty }: OpenConversationProps) {
  const chat = useChat();
  const { conversationId, name } = partner;
  const draft = useDraft(`chat:${conversationId}`, 'session');
  useEffect(() => chat.open(conversationId), [chat, conversationId]);
  return (
    <section className={styles.conversation} aria-label={`Conversation with ${name}`}>
      {header}
      <History partner={partner} empty={empty?.(draft)} />
      <Composer conversationId={conversationId} name={name} draft={draft} />
    </section>
  );
}
