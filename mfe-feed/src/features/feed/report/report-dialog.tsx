import { limits, reportMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { emptyReport, useReport, type Report, type Reported } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { Button, FormMessage, notify } from '@campus/shared-ui';
import { Dialog, useFocusAfter } from '@campus/shared-ui/dialog';
import { ReasonForm } from '@campus/shared-ui/field';
import { useId } from 'react';
import { GuidelinesLink } from '../../../forms/guidelines-link';

export interface ReportDialogProps {
  readonly subject: Reported;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** It was sent: the student does not see the thing any more. */
  readonly onSent: () => void;
  /** What takes focus when the thing is gone. */
  readonly next: () => HTMLElement | null;
}

/** What failed as a whole; a problem of one field stands at the field. */
function Failure({ problems }: Pick<Report, 'problems'>) {
  if (!problems.error || problems.faulty) return null;
  return <FormMessage>{failureMessage(problems.error, reportMessages.failed)}</FormMessage>;
}

/** Asks what is wrong with something, and sends it. What was typed stays until then, for this session. */
export function ReportDialog(props: ReportDialogProps) {
  const { subject, title, open, onClose, onSent, next } = props;
  const form = useId();
  const report = useReport(subject, useFormDraft(`report:${subject.id}`, emptyReport, 'session'));
  const { problems, busy } = report;
  const focusAfter = useFocusAfter();
  const send = async () => {
    if (!(await report.send())) return;
    focusAfter(next());
    notify.success(reportMessages.sent);
    onSent();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description="Only the people who look after Campus read it. Whoever wrote this is not told that it was you."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={busy} busyLabel="Sending...">
            Report
          </Button>
        </>
      }
    >
      <ReasonForm
        id={form}
        reasons={report.reasons}
        limit={limits.reportDetails}
        values={report.values}
        problems={problems}
        onChange={report.change}
        onSubmit={() => void send()}
      >
        <Failure problems={problems} />
        <p>
          <GuidelinesLink />
        </p>
      </ReasonForm>
    </Dialog>
  );
}
