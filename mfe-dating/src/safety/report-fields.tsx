import { datingReportReasons, limits } from '@campus/contract';
import { FormMessage } from '@campus/shared-ui';
import { Select, TextArea, useFocusWrong } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import { failureWords } from '../profile/failure-words';
import type { ReportForm } from './use-report';

interface ReportFieldsProps {
  readonly id: string;
  readonly form: ReportForm;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What failed as a whole; a problem of one field stands at the field. */
function Failure({ form: { problems } }: Pick<ReportFieldsProps, 'form'>) {
  if (!problems.error || problems.wrong('reason') || problems.wrong('details')) return null;
  return (
    <FormMessage>
      {failureWords(problems.error, 'The report was not sent. Please try again.')}
    </FormMessage>
  );
}

export function ReportFields({ id, form, busy, onSubmit }: ReportFieldsProps) {
  const { values, change, problems } = form;
  const body = useFocusWrong(problems.faulty);
  return (
    <FormBody id={id} ref={body} busy={busy} onSubmit={onSubmit} actions={<Failure form={form} />}>
      <Select
        label="What is wrong?"
        value={values.reason}
        error={problems.wrong('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      >
        <option value="">Choose a reason</option>
        {datingReportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {capital(reason)}
          </option>
        ))}
      </Select>
      <TextArea
        label="Details (optional)"
        hint="What happened, and where"
        value={values.details}
        limit={limits.reportDetails}
        error={problems.wrong('details')}
        onChange={({ target }) => change({ details: target.value })}
      />
    </FormBody>
  );
}
