import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { Button } from '@campus/shared-ui';
import { neighbourOf } from '@campus/shared-ui/list';
import { useRef } from 'react';
import { lazyDialog } from '../lazy';
import type { ReportDialogProps, Reported } from './report-dialog';

/** Reports a person or their content. Its code is loaded when it is first opened. */
export const ReportDialog = lazyDialog<ReportDialogProps>(() =>
  import(/* webpackChunkName: "report" */ './report-dialog').then((part) => part.ReportDialog),
);

interface ReportOverlayProps extends Pick<ReportDialogProps, 'subject' | 'title' | 'next'> {
  /** The item was reported and must be removed from the page. */
  readonly onLeave: () => void;
}

/** The report dialog for the item named in the address; the reported item is then hidden from the student. */
export function ReportOverlay({ onLeave, ...dialog }: ReportOverlayProps) {
  const address = useDialogOf('report', dialog.subject.id);
  const { leave } = useLeavingDialog(address, onLeave);
  return <ReportDialog {...dialog} open={address.asked} onClose={address.close} onSent={leave} />;
}

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
