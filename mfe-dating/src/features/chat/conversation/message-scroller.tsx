import type { Match } from '@campus/contract';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useState } from 'react';
import { shownUnsent } from '../core/unsent';
import { useChat, useChatState, useConversation } from '../state/use-chat';
import { UnsentList } from '../unsent/unsent-list';
import conversationStyles from './conversation.module.css';
import { MessageLog } from './message-log';
import { MessageReport } from './message-report';
import styles from './message-scroller.module.css';
import newMessagesStyles from './new-messages.module.css';
import { useLogScroll } from './use-log-scroll';
import { useMarkRead } from './use-mark-read';

/** Nothing was said yet. */
function EmptyLog({ name }: { name: string }) {
  return (
    <EmptyState title="Start the conversation!" scene={<EmptyScene name="ChaiStall" />}>
      You and {name} said yes to each other. Send the first message.
    </EmptyState>
  );
}

interface NewMessagesProps {
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** Leads a reader who is further up to what came meanwhile; the log itself has read it out. */
function NewMessages({ shown, onShow }: NewMessagesProps) {
  return (
    <div className={newMessagesStyles.place}>
      {shown && (
        <Button variant="primary" size="small" icon="arrow-down" onClick={onShow}>
          New messages
        </Button>
      )}
    </div>
  );
}

export interface Older {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => void;
}

/** Older messages, one page at a time. */
function useOlder(matchId: string): Older {
  const chat = useChat();
  const [state, setState] = useState<Older['state']>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await chat.loadOlder(matchId);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, load: () => void load() };
}

interface OlderButtonProps {
  readonly state: Older['state'];
  readonly onLoad: () => void;
}

/** The way to what was said before; scrolling to the top is the other one. */
function OlderButton({ state, onLoad }: OlderButtonProps) {
  return (
    <p className={conversationStyles.note}>
      <span role="status">{state === 'failed' && "Couldn't load older messages."}</span>
      <Button
        variant="quiet"
        size="small"
        busy={state === 'loading'}
        busyLabel="Loading..."
        onClick={onLoad}
      >
        {state === 'failed' ? 'Try Again' : 'Load older messages'}
      </Button>
    </p>
  );
}

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
