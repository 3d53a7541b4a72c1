import { useDialogOf } from '@campus/federation/remote/address';
import { ReportOverlay, type Reported } from '@campus/shared-features/report';
import { IconButton } from '@campus/shared-ui';
import { useRef } from 'react';
import styles from './report-button.module.css';

interface ReportButtonProps {
  readonly subject: Reported;
  /** For example 'Report this post'; also the label of the button. */
  readonly title: string;
  /** Returns the element to focus when the reported item is removed. */
  readonly neighbourOf: (button: Element) => HTMLElement | null;
  /** Called when the reported item must be removed from every list. */
  readonly onLeave: () => void;
}

/** Button to report content that somebody else wrote. */
export function ReportButton({ neighbourOf, ...report }: ReportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { open } = useDialogOf('report', report.subject.id);
  return (
    <>
      <IconButton
        ref={button}
        icon="flag"
        label={report.title}
        size="small"
        className={styles.quiet}
        onClick={open}
      />
      <ReportOverlay {...report} next={() => button.current && neighbourOf(button.current)} />
    </>
  );
}
