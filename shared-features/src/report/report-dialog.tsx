import {
  limits,
  reportMessages,
  reportReasons,
  sendReport,
  type ReportKind,
  type urgentReportReasons,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { FormMessage, notify } from '@campus/shared-ui';
import { NewTabLink } from '@campus/shared-ui/field';
import {
  ReportDialog as Dialog,
  type ReportDialogProps as DialogProps,
  type WrittenReport,
} from '@campus/shared-ui/report';
import type { ReactNode } from 'react';
import { GuidelinesLink, useForm } from '../form';

/** The reported item. */
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

/** A report being written. The draft is stored in this tab until it is sent. */
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

/** Help services in India, by the selected reason. */
const help = {
  'self-harm or suicide': (
    <>
      If someone is in danger right now, call <a href="tel:112">112</a>. To talk to someone, call
      Tele-MANAS on <a href="tel:14416">14416</a>: it’s free, day and night.
    </>
  ),
  'under 18': (
    <>
      If a child needs help, call Childline on <a href="tel:1098">1098</a>, day and night. You can
      also report it at <NewTabLink href="https://cybercrime.gov.in">cybercrime.gov.in</NewTabLink>,
      without your name.
    </>
  ),
  'intimate images': (
    <>
      To have an image of you taken down elsewhere too, go to{' '}
      <NewTabLink href="https://stopncii.org">stopncii.org</NewTabLink>. To report it to the police,
      call <a href="tel:1930">1930</a> or go to{' '}
      <NewTabLink href="https://cybercrime.gov.in">cybercrime.gov.in</NewTabLink>.
    </>
  ),
} satisfies Record<(typeof urgentReportReasons)[number], ReactNode>;

const isUrgent = (reason: string): reason is keyof typeof help => reason in help;

const ofSomebody: readonly ReportKind[] = ['person', 'profile', 'message', 'conversation-message'];

export interface ReportDialogProps extends Omit<
  DialogProps,
  'report' | 'description' | 'children'
> {
  readonly subject: Reported;
  /** The student has a match with this profile's owner. */
  readonly matched?: boolean;
}

/** Reports a person or their content. The draft is kept until it is sent. */
export function ReportDialog({ subject, matched, onSent, ...dialog }: ReportDialogProps) {
  const report = useReport(subject);
  const { reason } = report.values;
  const sent = () => {
    notify.success(matched ? reportMessages.sentOfMatch : reportMessages.sent);
    onSent();
  };
  return (
    <Dialog
      {...dialog}
      description={
        ofSomebody.includes(subject.kind)
          ? reportMessages.whoReadsOfPerson
          : reportMessages.whoReads
      }
      report={report}
      onSent={sent}
    >
      {isUrgent(reason) && (
        <FormMessage tone="note" title="Get help now">
          {help[reason]}
        </FormMessage>
      )}
      <p>
        <GuidelinesLink />
      </p>
    </Dialog>
  );
}
