import { type Draft, useDraft } from '@campus/shared-auth';
import { LoadingRegion, TryAgain } from '@campus/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { LogSkeleton } from './log-skeleton';
import { MessageScroller, type MessagesProps } from './message-scroller';
import { useChat, useChatState, useConversation } from './use-chat';

function NotLoaded({ conversationId, children }: { conversationId: string; children: string }) {
  const chat = useChat();
  return (
    <p className={styles.note}>
      <span role="status">{children}</span>
      <TryAgain size="small" onClick={() => void chat.refresh(conversationId)} />
    </p>
  );
}

/** The messages, or the current state of the list. A failure is shown quietly, but never as an empty list. */
function History(props: MessagesProps) {
  const { conversationId } = props.partner;
  const { loaded } = useConversation(conversationId);
  const failed = useChatState((state) => state.failed[conversationId] ?? false);
  if (loaded) {
    return (
      <div className={styles.history}>
        {failed && (
          <NotLoaded conversationId={conversationId}>Newer messages may be missing.</NotLoaded>
        )}
        <MessageScroller {...props} />
      </div>
    );
  }
  if (failed) {
    return (
      <div className={styles.history}>
        <div className={styles.unknown}>
          <NotLoaded conversationId={conversationId}>Couldn't load your messages.</NotLoaded>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.history}>
      <div className={styles.unknown}>
        <LoadingRegion busy label="Loading messages">
          <LogSkeleton />
        </LoadingRegion>
      </div>
    </div>
  );
}

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
