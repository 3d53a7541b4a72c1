import { chatMessages } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { VisuallyHidden } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { formatFull } from '@campus/shared-ui/time';
import { memo } from 'react';
import styles from './bubble.module.css';

/** Actions on the other person's message. The label is short, as it is read out with the message. */
function MessageMenu({ id }: { id: string }) {
  const report = useSearchState('report');
  return (
    <div className={styles.menu}>
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
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { id, from, text, at, time, isHeld, mark } = props;
  return (
    <li className={styles.bubble} data-mine={from === undefined || undefined}>
      <VisuallyHidden>{from ?? 'You'}: </VisuallyHidden>
      <p className={styles.text}>{text}</p>
      {isHeld && <p className={styles.held}>{chatMessages.held}</p>}
      <time className={styles.time} dateTime={at} title={formatFull(at)}>
        {time}
        {mark && ` · ${mark}`}
      </time>
      {from !== undefined && <MessageMenu id={id} />}
    </li>
  );
});
