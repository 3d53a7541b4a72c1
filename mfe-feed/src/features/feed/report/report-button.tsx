import { useDialogOf } from '@campus/federation/remote/address';
import { ReportOverlay, type Reported } from '@campus/shared-features/report';
import { IconButton } from '@campus/shared-ui';
import { useRef } from 'react';
import styles from './report-button.module.css';

interface ReportButtonProps {
  readonly subject: Reported;
  /** Such as 'Report this post'; the button says it too. */
  readonly title: string;
  /** What takes focus when the thing that holds the button is gone. */
  readonly neighbourOf: (button: Element) => HTMLElement | null;
  /** It was reported and shall leave every list. */
  readonly onLeave: () => void;
}

/** For whoever sees what somebody else wrote. */
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
