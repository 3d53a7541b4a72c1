import { VisuallyHidden } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import { memo } from 'react';
import { MessageMenu } from './message-menu';
import styles from './bubble.module.css';

interface BubbleProps {
  readonly id: string;
  /** Who wrote it; nobody for one's own. */
  readonly from: string | undefined;
  readonly text: string;
  readonly at: string;
  /** When, in words. */
  readonly time: string;
}

/** One message. */
export const Bubble = memo(function Bubble({ id, from, text, at, time }: BubbleProps) {
  return (
    <li className={styles.bubble} data-mine={from === undefined || undefined}>
      <VisuallyHidden>{from ?? 'You'}: </VisuallyHidden>
      <p className={styles.text}>{text}</p>
      <time className={styles.time} dateTime={at} title={formatFull(at)}>
        {time}
      </time>
      {from !== undefined && <MessageMenu id={id} />}
    </li>
  );
});
