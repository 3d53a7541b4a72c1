import { useDialogOf } from '@campus/federation/remote/address';
import { Button } from '@campus/shared-ui';
import { neighbourOf } from '@campus/shared-ui/list';
import { useRef } from 'react';
import type { Reported } from './report-dialog';
import { ReportOverlay } from './report-overlay';

export interface ReportButtonProps {
  readonly subject: Reported;
  /** Such as 'Report this event'. */
  readonly title: string;
  /** The entry was reported and must be removed from every list. */
  readonly onLeave: () => void;
}

/** Reports another student's entry; focus then moves to the next entry. */
export function ReportButton(props: ReportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { open } = useDialogOf('report', props.subject.id);
  return (
    <>
      <Button ref={button} variant="quiet" icon="flag" onClick={open}>
        Report
      </Button>
      <ReportOverlay {...props} next={() => button.current && neighbourOf(button.current)} />
    </>
  );
}
