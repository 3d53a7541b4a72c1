import { reportMessages } from '@campus/contract';
import { emptyReport, useReport, type Reported } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import {
  ReportDialog as Dialog,
  type ReportDialogProps as DialogProps,
} from '@campus/shared-ui/report';
import { GuidelinesLink } from './guidelines-link';

export interface ReportDialogProps extends Pick<
  DialogProps,
  'title' | 'open' | 'onClose' | 'onSent' | 'next'
> {
  readonly subject: Reported;
  /** Said when it was sent. */
  readonly thanks: string;
}

/** Reports somebody, or what they wrote. What was typed stays until it is sent. */
export function ReportDialog({ subject, thanks, onSent, ...dialog }: ReportDialogProps) {
  const report = useReport(subject, useFormDraft(`report:${subject.id}`, emptyReport, 'session'));
  const sent = () => {
    notify.success(thanks);
    onSent();
  };
  return (
    <Dialog {...dialog} report={report} description={reportMessages.whoReadsOfDating} onSent={sent}>
      <GuidelinesLink />
    </Dialog>
  );
}
