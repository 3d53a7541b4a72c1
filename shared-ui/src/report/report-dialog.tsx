import { type ReactNode, useId } from 'react';
import { FormDialog, useFocusAfter } from '../dialog';
import { FormMessage } from '../feedback/tone';
import { ReasonForm, type ReasonFormProps } from '../field';

/** A report being written. */
export interface WrittenReport extends Pick<
  ReasonFormProps,
  'reasons' | 'limit' | 'values' | 'problems'
> {
  readonly change: ReasonFormProps['onChange'];
  /** Why the whole report failed; a problem with one field is shown at that field. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** @returns whether it was sent */
  readonly send: () => Promise<boolean>;
}

export interface ReportDialogProps {
  readonly report: WrittenReport;
  readonly title: string;
  /** Says who reads the report, and who is not notified of it. */
  readonly description: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
  /** Element that takes focus if the reported item is removed together with the opener. */
  readonly next?: (() => HTMLElement | null) | undefined;
  /** Below the form: the link to the guidelines and to sources of help. */
  readonly children: ReactNode;
}

/** A failure may stand below the part of the form that is visible. */
const takeFocus = (failure: HTMLElement | null) => failure?.focus();

/** Asks what is wrong with something and sends the report. */
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
        {report.failure && (
          <div ref={takeFocus} tabIndex={-1}>
            <FormMessage>{report.failure}</FormMessage>
          </div>
        )}
        {children}
      </ReasonForm>
    </FormDialog>
  );
}
