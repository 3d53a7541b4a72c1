import { reportMessages } from '@campus/contract';
import { emptyReport, useReport, type Reported } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import {
  ReportDialog as Dialog,
  type ReportDialogProps as DialogProps,
} from '@campus/shared-ui/report';
import { GuidelinesLink } from '../forms/guidelines-link';

export interface ReportDialogProps extends Pick<
  DialogProps,
  'title' | 'open' | 'onClose' | 'onSent' | 'next'
> {
  readonly subject: Reported;
}

/** Reports something, which the student does not see any more. What was typed stays until it is sent. */
export function ReportDialog({ subject, onSent, ...dialog }: ReportDialogProps) {
  const report = useReport(subject, useFormDraft(`report:${subject.id}`, emptyReport, 'session'));
  const sent = () => {
    notify.success(reportMessages.sent);
    onSent();
  };
  return (
    <Dialog {...dialog} report={report} description={reportMessages.whoReads} onSent={sent}>
      <GuidelinesLink />
    </Dialog>
  );
}
