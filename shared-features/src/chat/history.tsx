import { LoadingRegion, TryAgain } from '@campus/shared-ui';
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
export function History(props: MessagesProps) {
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
