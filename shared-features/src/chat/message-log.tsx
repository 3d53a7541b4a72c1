import { Time } from '@campus/shared-ui/time';
import { useMemo } from 'react';
import { Bubble } from './bubble';
import { timeOf, type Message, type Partner } from './conversation';
import styles from './message-log.module.css';
import { byDay, messageTime } from './message-time';
import { useNow } from './use-now';

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
