import { type ReactNode, useId } from 'react';
import { FormDialog, useFocusAfter } from '../dialog';
import { FormMessage } from '../feedback/tone';
import { ReasonForm, type ReasonFormProps } from '../field';

/** A report as it is written. */
export interface WrittenReport extends Pick<
  ReasonFormProps,
  'reasons' | 'limit' | 'values' | 'problems'
> {
  readonly change: ReasonFormProps['onChange'];
  /** Why it failed as a whole; a problem of one field is shown at the field. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** @returns whether it was sent */
  readonly send: () => Promise<boolean>;
}

export interface ReportDialogProps {
  readonly report: WrittenReport;
  readonly title: string;
  /** Who reads it, and who does not learn of it. */
  readonly description: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
  /** What takes focus where what was reported goes with all that opened the dialog. */
  readonly next?: (() => HTMLElement | null) | undefined;
  /** Under the form: the link to the guidelines, where to get help. */
  readonly children: ReactNode;
}

/** Asks what is wrong with something, and sends it. */
export function ReportDialog(props: ReportDialogProps) {
  const { report, title, description, open, onClose, onSent, next, children } = props;
  const form = useId();
  const focusAfter = useFocusAfter();
  const send = async () => {
    if (!(await report.send())) return;
    if (next) focusAfter(next());
    onSent();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      formId={form}
      submitLabel="Report"
      busyLabel="Sending..."
      busy={report.busy}
    >
      <ReasonForm
        id={form}
        reasons={report.reasons}
        limit={report.limit}
        values={report.values}
        problems={report.problems}
        onChange={report.change}
        onSubmit={() => void send()}
      >
        {report.failure && <FormMessage>{report.failure}</FormMessage>}
        {children}
      </ReasonForm>
    </FormDialog>
  );
}
