import type { Match } from '@campus/contract';
import { shownUnsent } from '../core/unsent';
import { useChatState, useConversation } from '../state/use-chat';
import { UnsentList } from '../unsent/unsent-list';
import { EmptyLog } from './empty-log';
import { MessageLog } from './message-log';
import { MessageReport } from './message-report';
import styles from './message-scroller.module.css';
import { NewMessages } from './new-messages';
import { OlderButton } from './older-button';
import { useLogScroll } from './use-log-scroll';
import { useMarkRead } from './use-mark-read';
import { useOlder } from './use-older';

/** The messages in their scrolling box, with what is older above and what is unsent below them. */
export function MessageScroller({ match }: { match: Match }) {
  const { matchId, profile } = match;
  const conversation = useConversation(matchId);
  const { messages, hasOlder } = conversation;
  const all = useChatState((state) => state.unsent);
  const unsent = shownUnsent(all, matchId, conversation);
  const older = useOlder(matchId);
  const { boxRef, contentRef, onScroll, toEnd, nearEnd, hasNew } = useLogScroll({
    first: messages[0]?._id,
    last: messages.at(-1)?._id,
    own: all.findLast((entry) => entry.matchId === matchId)?.key,
    onTop: () => hasOlder && older.state === 'idle' && older.load(),
  });
  useMarkRead(match, nearEnd);
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <div className={styles.frame}>
      <div
        ref={boxRef}
        className={styles.scroller}
        onScroll={onScroll}
        role="group"
        aria-label="Messages"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard
        tabIndex={0}
      >
        <div ref={contentRef} className={styles.content}>
          {hasOlder && <OlderButton state={older.state} onLoad={older.load} />}
          {isEmpty && <EmptyLog name={profile.name} />}
          <MessageLog messages={messages} profile={profile} busy={older.state === 'loading'} />
          <UnsentList unsent={unsent} />
        </div>
      </div>
      <MessageReport
        matchId={matchId}
        messages={messages.filter(({ sender }) => sender === profile.user_id)}
        next={() => boxRef.current}
      />
      <NewMessages shown={hasNew} onShow={toEnd} />
    </div>
  );
}
