import { notify } from '@campus/shared-ui';
import {
  ReportDialog as Dialog,
  type ReportDialogProps as DialogProps,
} from '@campus/shared-ui/report';
import { GuidelinesLink } from '../form';
import { useReport, type Reported } from './use-report';

export interface ReportDialogProps extends Omit<DialogProps, 'report' | 'children'> {
  readonly subject: Reported;
  /** Said when it was sent. */
  readonly thanks: string;
}

/** Reports somebody, or what they wrote. What was typed stays until it is sent. */
export function ReportDialog({ subject, thanks, onSent, ...dialog }: ReportDialogProps) {
  const report = useReport(subject);
  const sent = () => {
    notify.success(thanks);
    onSent();
  };
  return (
    <Dialog {...dialog} report={report} onSent={sent}>
      <GuidelinesLink />
    </Dialog>
  );
}
