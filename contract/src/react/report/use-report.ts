import { failureMessage } from '../../client';
import { limits } from '../../limits';
import { reportMessages } from '../../messages/reports';
import { reportReasons, sendReport, type ReportKind } from '../../reports';
import { useFormProblems, type FormProblems } from '../listing';
import { useWrite } from '../use-write';

/** What is reported. */
export interface Reported {
  readonly kind: ReportKind;
  readonly id: string;
}

export interface ReportValues {
  readonly reason: string;
  readonly details: string;
}

export const emptyReport: ReportValues = { reason: '', details: '' };

/** Where what was typed is kept until it is sent. */
interface Draft {
  readonly values: ReportValues;
  readonly change: (some: Partial<ReportValues>) => void;
  readonly discard: () => void;
}

export interface Report {
  readonly reasons: readonly string[];
  /** Characters that the details may have. */
  readonly limit: number;
  readonly values: ReportValues;
  readonly change: (some: Partial<ReportValues>) => void;
  readonly problems: FormProblems;
  /** Why it failed as a whole; a problem of one field is among the problems. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** @returns whether it was sent */
  readonly send: () => Promise<boolean>;
}

function problemOf({ reason, details }: ReportValues) {
  if (!reason) return { field: 'reason', message: reportMessages.reasonRequired };
  if (details.trim().length <= limits.reportDetails) return undefined;
  return { field: 'details', message: reportMessages.detailsTooLong };
}

/** A report as it is written. A failure leaves what was typed as it is. */
export function useReport({ kind, id }: Reported, draft: Draft): Report {
  const write = useWrite(sendReport);
  const problems = useFormProblems(write.error);
  const { values } = draft;
  return {
    reasons: reportReasons(kind),
    limit: limits.reportDetails,
    values,
    problems,
    failure:
      problems.error && !problems.faulty
        ? failureMessage(problems.error, reportMessages.failed)
        : undefined,
    busy: write.isPending,
    change: (some) => {
      problems.setProblem(undefined);
      draft.change(some);
    },
    send: async () => {
      const problem = problemOf(values);
      problems.setProblem(problem);
      if (problem || write.isPending) return false;
      try {
        await write.mutateAsync({ body: { kind, id, ...values } });
      } catch {
        return false;
      }
      draft.discard();
      return true;
    },
  };
}
