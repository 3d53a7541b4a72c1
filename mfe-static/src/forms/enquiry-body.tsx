import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import type { FormProblems } from '@campus/shared-features/form';
import { FormMessage } from '@campus/shared-ui';
import { DraftNote, useFocusWrong } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';

interface EnquiryBodyProps {
  /** Of the form, so that a button outside of it can send it. */
  readonly id: string;
  readonly form: {
    readonly problems: FormProblems;
    readonly busy: boolean;
    readonly submit: () => void;
    /** Given while the values are a restored draft. */
    readonly discard: (() => void) | undefined;
  };
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Where there was no answer at all. */
  readonly unreachable: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Under the fields. */
  readonly actions?: ReactNode;
}

/** The fields, locked while they are sent, and why they were not taken; everything typed stays. */
export function EnquiryBody(props: EnquiryBodyProps) {
  const { id, form, failed, unreachable, children, actions } = props;
  const { error, faulty } = form.problems;
  const ref = useFocusWrong(faulty);
  return (
    <FormBody id={id} ref={ref} busy={form.busy} onSubmit={form.submit} actions={actions}>
      {form.discard && <DraftNote onDiscard={form.discard} />}
      {children}
      {error != null && (
        <FormMessage>
          {isNetworkFailure(error) ? unreachable : failureMessage(error, failed)}
        </FormMessage>
      )}
    </FormBody>
  );
}
