import { DraftNote } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import type { Form, Texts } from './use-form';
import { useRefusal } from './use-refusal';

export interface FormFrameProps {
  /** Id of the form, so that a button outside it can submit it. */
  readonly id: string;
  readonly form: Pick<Form<Texts>, 'problems' | 'isBusy' | 'discard' | 'submit'>;
  /** Why the form was rejected, such as a {@link Refusal}. */
  readonly failure: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** Buttons below the fields. */
  readonly actions?: ReactNode;
}

/** The fields, disabled while they are sent, and the reason for a rejection; typed values are kept. */
export function FormFrame({ id, form, failure, children, actions }: FormFrameProps) {
  const ref = useRefusal(form.problems.refusal);
  return (
    <FormBody
      id={id}
      ref={ref}
      busy={form.isBusy}
      onSubmit={() => void form.submit()}
      actions={actions}
    >
      {form.discard && <DraftNote onDiscard={form.discard} />}
      {children}
      {failure}
    </FormBody>
  );
}
