import { chatMessages } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { VisuallyHidden } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { formatFull, Time } from '@campus/shared-ui/time';
import { memo, useMemo } from 'react';
import { type Message, type Partner, timeOf } from './conversation';
import { byDay, messageTime, useNow } from './message-time';
import bubble from './bubble.module.css';
import styles from './message-log.module.css';

/** Actions on the other person's message. The label is short, as it is read out with the message. */
function MessageMenu({ id }: { id: string }) {
  const report = useSearchState('report');
  return (
    <div className={bubble.menu}>
      <Menu label="More">
        <MenuItem icon="flag" onSelect={() => report.open(id)}>
          Report
        </MenuItem>
      </Menu>
    </div>
  );
}

interface BubbleProps {
  readonly id: string;
  /** The author; undefined for the student's own messages. */
  readonly from: string | undefined;
  readonly text: string;
  readonly at: string;
  /** The time, as text. */
  readonly time: string;
  readonly isHeld: boolean | undefined;
  /** The sending result. */
  readonly mark?: string | undefined;
}

/** One message. */
const Bubble = memo(function Bubble(props: BubbleProps) {
  const { id, from, text, at, time, isHeld, mark } = props;
  return (
    <li className={bubble.bubble} data-mine={from === undefined || undefined}>
      <VisuallyHidden>{from ?? 'You'}: </VisuallyHidden>
      <p className={bubble.text}>{text}</p>
      {isHeld && <p className={bubble.held}>{chatMessages.held}</p>}
      <time className={bubble.time} dateTime={at} title={formatFull(at)}>
        {time}
        {mark && ` · ${mark}`}
      </time>
      {from !== undefined && <MessageMenu id={id} />}
    </li>
  );
});

/** Start of a new day. A heading, so that screen reader users can jump from day to day. */
function DaySeparator({ day }: { day: string }) {
  return (
    <h3 className={styles.separator}>
      <Time value={day} format="day" />
    </h3>
  );
}

interface MessageLogProps {
  readonly messages: readonly Message[];
  readonly partner: Partner;
  /** Older messages are loading: they are not announced. */
  readonly busy: boolean;
}

/** The messages, grouped by day; new ones are announced once. */
export function MessageLog({ messages, partner, busy }: MessageLogProps) {
  const now = useNow();
  const days = useMemo(() => byDay(messages), [messages]);
  const { seenTo } = partner;
  const ownLast = seenTo && messages.findLast(({ sender }) => sender !== partner.sender);
  const isSeen = ownLast && Date.parse(seenTo) >= timeOf(ownLast);
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={`Messages with ${partner.name}`}
      aria-busy={busy}
      className={styles.log}
    >
      {days.map(({ day, messages: said }) => (
        <div key={day} className={styles.day}>
          <DaySeparator day={day} />
          <ul className={styles.list}>
            {said.map(({ _id, sender, message, createdAt, isHeld }) => (
              <Bubble
                key={_id}
                id={_id}
                from={sender === partner.sender ? partner.name : undefined}
                text={message}
                at={createdAt}
                time={messageTime(createdAt, now)}
                isHeld={isHeld}
                mark={ownLast && _id === ownLast._id ? (isSeen ? 'Seen' : 'Sent') : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
