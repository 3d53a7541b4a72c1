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
  /** It was reported and shall leave every list. */
  readonly onLeave: () => void;
}

/** For whoever sees an entry of somebody else's; reading goes on at the next one. */
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
