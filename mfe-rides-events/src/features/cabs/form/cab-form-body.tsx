import { cabMessages, listingMessages } from '@campus/contract';
import { DraftNote, useFocusWrong } from '@campus/shared-ui/field';
import type { ReactNode } from 'react';
import { reasonWithField, Refusal } from '@campus/shared-features/form';
import { CabFields } from './cab-fields';
import type { CabForm } from './use-cab-form';
import styles from './form.module.css';

interface CabFormBodyProps {
  /** Of the form, so that a button outside it can send it. */
  readonly id: string;
  readonly form: CabForm;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Given while the values are a restored draft. */
  readonly onDiscard: (() => void) | undefined;
  readonly seatsLabel: string;
  /** For a failure without a message of the server. */
  readonly failed: string;
  readonly children?: ReactNode;
}

/** The fields, locked while they are sent, and why they were not taken; everything typed stays. */
export function CabFormBody(props: CabFormBodyProps) {
  const { id, form, busy, onSubmit, onDiscard, seatsLabel, failed, children } = props;
  const element = useFocusWrong(form.faulty);
  return (
    <form
      id={id}
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset className={styles.fields} disabled={busy}>
        {onDiscard && <DraftNote onDiscard={onDiscard} />}
        <CabFields
          values={form.values}
          onChange={form.change}
          wrong={form.wrong}
          seatsLabel={seatsLabel}
        />
      </fieldset>
      <Refusal
        id={`${id}-refusal`}
        error={form.error}
        title={cabMessages.notAllowedTitle}
        hint={listingMessages.notAllowedHint}
        formatReason={reasonWithField}
        fallback={failed}
      />
      {children}
    </form>
  );
}
