import { eventMessages, listingMessages } from '@campus/contract';
import type { FormProblems } from '@campus/shared-features/form';
import { DraftNote, useFocusWrong } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import { reasonWithField, Refusal } from '@campus/shared-features/form';

interface EventFormBodyProps {
  /** Of the form, so that a button outside it can send it. */
  readonly id: string;
  readonly problems: FormProblems;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Given while the values are a restored draft. */
  readonly onDiscard: (() => void) | undefined;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Buttons under the fields. */
  readonly actions?: ReactNode;
}

/** The fields, locked while they are sent, and why they were not taken; everything typed stays. */
export function EventFormBody(props: EventFormBodyProps) {
  const { id, problems, busy, onSubmit, onDiscard, failed, children, actions } = props;
  const form = useFocusWrong(problems.faulty);
  return (
    <FormBody id={id} ref={form} busy={busy} onSubmit={onSubmit} actions={actions}>
      {onDiscard && <DraftNote onDiscard={onDiscard} />}
      {children}
      <Refusal
        id={`${id}-refusal`}
        error={problems.error}
        title={eventMessages.notAllowedTitle}
        hint={listingMessages.notAllowedHint}
        formatReason={reasonWithField}
        fallback={failed}
      />
    </FormBody>
  );
}
