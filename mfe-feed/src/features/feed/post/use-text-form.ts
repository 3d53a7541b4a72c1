import { useForm, type FormSettings } from '@campus/shared-features/form';
import type { Draft } from '@campus/shared-auth';
import { useId } from 'react';

type Values = Readonly<Record<'text', string>>;

interface TextFormSettings<I, A> extends Pick<
  FormSettings<Values, I, A>,
  'isChanged' | 'write' | 'check' | 'onSaved' | 'onQueued'
> {
  readonly text: string;
  readonly draft: Pick<Draft, 'setText' | 'discard' | 'restored'>;
}

/** A form with one text area; the box under it explains a rejection by moderation. */
export function useTextForm<I, A>({ text, draft, ...settings }: TextFormSettings<I, A>) {
  const refusalId = useId();
  const { setText, discard, restored } = draft;
  const form = useForm<Values, I, A>({
    ...settings,
    values: { text },
    draft: { change: (some) => setText(some.text ?? text), discard, restored },
  });
  const { problem, refused, error } = form.problems;
  const { value, onChange } = form.field('text');
  return {
    /** For `useRefusal`. */
    reason: form.problems.refusal,
    discard: form.discard,
    isBusy: form.isBusy,
    submit: form.submit,
    /** For `TextArea`. */
    area: {
      value,
      onChange,
      error: problem?.message,
      readOnly: form.isBusy,
      'aria-disabled': form.isBusy || undefined,
      'aria-invalid': refused || undefined,
      'aria-describedby': refused ? refusalId : undefined,
    },
    /** For `Refusal`. */
    refusal: { id: refusalId, error },
  };
}
