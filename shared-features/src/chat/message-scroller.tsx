import { useSearchState } from '@campus/federation/remote/address';
import { Button, keepFocus } from '@campus/shared-ui';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ReportDialog } from '../report';
import { type Message, type Partner, timeOf } from './conversation';
import { MessageLog } from './message-log';
import { shownUnsent } from './unsent';
import { UnsentList } from './unsent-list';
import { useChat, useChatState, useConversation } from './use-chat';
import { useLogScroll } from './use-log-scroll';
import conversationStyles from './conversation.module.css';
import styles from './message-scroller.module.css';
import newMessagesStyles from './new-messages.module.css';

interface MessageReportProps {
  readonly conversationId: string;
  /** Messages of the other person. */
  readonly messages: readonly Message[];
  /** Element that takes focus once the message is removed. */
  readonly next: () => HTMLElement | null;
}

/** The report dialog for the message named in the address: Back closes it. */
function MessageReport({ conversationId, messages, next }: MessageReportProps) {
  const chat = useChat();
  const { value, close } = useSearchState('report');
  const reported = messages.find(({ _id }) => _id === value)?._id;
  const [last, setLast] = useState(reported);
  const [sent, setSent] = useState<string>();
  if (reported !== undefined && reported !== last) setLast(reported);
  const hide = useEffectEvent((id: string) => chat.hide(conversationId, id));
  useEffect(() => {
    if (sent !== undefined && reported !== sent) hide(sent);
  }, [sent, reported]);
  if (last === undefined || (last === sent && reported === undefined)) return null;
  const done = () => {
    setSent(last);
    close();
  };
  return (
    <ReportDialog
      key={last}
      subject={{ kind: chat.transport.messageKind, id: last }}
      title="Report this message"
      open={reported !== undefined}
      onClose={close}
      onSent={done}
      next={next}
    />
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is visible. */
function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Marks a conversation as read while its end is visible and it has new messages. */
function useMarkRead(partner: Partner, nearEnd: boolean): void {
  const { conversationId } = partner;
  const chat = useChat();
  const visible = useVisible();
  const { messages } = useConversation(conversationId);
  const readTo = useChatState((state) => state.readTo[conversationId] ?? 0);
  const newest = messages.findLast(({ sender }) => sender === partner.sender);
  const isNew = newest !== undefined && timeOf(newest) > readTo;
  useEffect(() => {
    if (visible && nearEnd && isNew) chat.markRead(conversationId);
  }, [chat, conversationId, visible, nearEnd, isNew]);
}

interface NewMessagesProps {
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** Scrolls a reader who has scrolled up down to new messages; the log itself has announced them. */
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

interface Older {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => void;
}

/** Older messages, one page at a time. */
function useOlder(conversationId: string): Older {
  const chat = useChat();
  const [state, setState] = useState<Older['state']>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await chat.loadOlder(conversationId);
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

/** Loads earlier messages with a button; scrolling to the top does the same. */
function OlderButton({ state, onLoad }: OlderButtonProps) {
  return (
    <p className={conversationStyles.note}>
      <span role="status">{state === 'failed' && "Couldn't load older messages."}</span>
      <Button
        ref={keepFocus}
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

export interface MessagesProps {
  readonly partner: Partner;
  /** Shown instead of messages if there are none yet. */
  readonly empty: ReactNode;
}

/** The messages in their scrolling box, with older ones above and unsent ones below. */
export function MessageScroller({ partner, empty }: MessagesProps) {
  const { conversationId } = partner;
  const conversation = useConversation(conversationId);
  const { messages, hasOlder } = conversation;
  const all = useChatState((state) => state.unsent);
  const unsent = shownUnsent(all, conversationId, conversation);
  const older = useOlder(conversationId);
  const { boxRef, contentRef, onScroll, toEnd, nearEnd, hasNew } = useLogScroll({
    first: messages[0]?._id,
    last: messages.at(-1)?._id,
    own: all.findLast((entry) => entry.conversationId === conversationId)?.key,
    onTop: () => hasOlder && older.state === 'idle' && older.load(),
  });
  useMarkRead(partner, nearEnd);
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
          {isEmpty && empty}
          <MessageLog messages={messages} partner={partner} busy={older.state === 'loading'} />
          <UnsentList unsent={unsent} />
        </div>
      </div>
      <MessageReport
        conversationId={conversationId}
        messages={messages.filter(({ sender }) => sender === partner.sender)}
        next={() => boxRef.current}
      />
      <NewMessages shown={hasNew} onShow={toEnd} />
    </div>
  );
}
