import {
  limits,
  reportMessages,
  reportReasons,
  sendReport,
  type ReportKind,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import {
  ReportDialog as Dialog,
  type ReportDialogProps as DialogProps,
  type WrittenReport,
} from '@campus/shared-ui/report';
import { GuidelinesLink, useForm } from '../form';

/** What is reported. */
export interface Reported {
  readonly kind: ReportKind;
  readonly id: string;
}

const empty = { reason: '', details: '' };

function problemOf({ reason, details }: typeof empty) {
  if (!reason) return { field: 'reason', message: reportMessages.reasonRequired };
  if (details.trim().length <= limits.reportDetails) return undefined;
  return { field: 'details', message: reportMessages.detailsTooLong };
}

/** A report as it is written. What was typed stays in this tab until it is sent. */
function useReport({ kind, id }: Reported): WrittenReport {
  const draft = useFormDraft(`report:${id}`, empty, 'session');
  const { values } = draft;
  const { change, problems, isBusy, submit } = useForm({
    values,
    draft,
    isChanged: false,
    write: useWrite(sendReport),
    check: () => ({ input: { body: { kind, id, ...values } }, problem: problemOf(values) }),
    onSaved: draft.discard,
  });
  const failed = problems.error && !problems.faulty;
  return {
    reasons: reportReasons(kind),
    limit: limits.reportDetails,
    values,
    problems,
    failure: failed ? failureMessage(problems.error, reportMessages.failed) : undefined,
    busy: isBusy,
    change,
    send: submit,
  };
}

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
