import { datingReportReasons, limits, matchMessages, reportDatingProfile } from '@campus/contract';
import { useFormProblems, useWrite, type FormProblems } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';

interface ReportValues {
  readonly reason: string;
  readonly details: string;
}

export interface ReportForm {
  readonly values: ReportValues;
  readonly change: (some: Partial<ReportValues>) => void;
  readonly problems: FormProblems;
}

interface Reported {
  readonly userId: string;
  readonly onSent: () => void;
}

const empty: ReportValues = { reason: '', details: '' };

const reasonOf = (text: string) => datingReportReasons.find((reason) => reason === text);

function detailsProblem(details: string) {
  if (details.trim().length <= limits.reportDetails) return undefined;
  return { field: 'details', message: matchMessages.reportDetailsTooLong };
}

/** A report as it is written. What was typed stays until it is sent, for this session. */
export function useReport({ userId, onSent }: Reported) {
  const draft = useFormDraft(`dating-report:${userId}`, empty, 'session');
  const write = useWrite(reportDatingProfile);
  const problems = useFormProblems(write.error);
  const { values } = draft;
  const send = async () => {
    const reason = reasonOf(values.reason);
    const problem = detailsProblem(values.details);
    problems.setProblem(
      reason ? problem : { field: 'reason', message: matchMessages.reportReasonRequired },
    );
    if (!reason || problem || write.isPending) return;
    const body = { userId, reason, details: values.details };
    const sent = await write.mutateAsync({ body }).catch(() => undefined);
    if (!sent) return;
    draft.discard();
    onSent();
    notify.success(matchMessages.reported);
  };
  const change = (some: Partial<ReportValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const form: ReportForm = { values, change, problems };
  return { form, send: () => void send(), busy: write.isPending };
}
