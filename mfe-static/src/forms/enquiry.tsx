import { firstProblem } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useFormDraft } from '@campus/shared-auth';
import {
  type Form,
  type FormSettings,
  RefusalBox,
  type Texts,
  useForm,
} from '@campus/shared-features/form';
import { FormMessage, notify } from '@campus/shared-ui';

interface EnquirySettings<V extends Texts> {
  /** Names the draft. */
  readonly name: string;
  readonly empty: V;
  readonly schema: Parameters<typeof firstProblem>[0];
  readonly write: FormSettings<V, { body: V }, unknown>['write'];
  /** What is said once it was taken. */
  readonly sent: string;
  readonly onSent: () => void;
}

/** A form for the people behind the site: checked before it is sent, and kept until it was taken. */
export function useEnquiry<V extends Texts>(settings: EnquirySettings<V>): Form<V> {
  const { name, empty, schema, write, sent, onSent } = settings;
  // A visitor never logs out, which is what clears the drafts that outlive a tab.
  const draft = useFormDraft(name, empty, 'session');
  const { values } = draft;
  return useForm({
    values,
    draft,
    isChanged: Object.values(values).some((text) => text.trim() !== ''),
    write,
    check: () => ({ input: { body: values }, problem: firstProblem(schema, values) }),
    onSaved: () => {
      draft.discard();
      notify.success(sent);
      onSent();
    },
  });
}

interface EnquiryFailureProps {
  readonly error: unknown;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Where there was no answer at all. */
  readonly unreachable: string;
}

/** Why an enquiry was not taken. */
export function EnquiryFailure({ error, failed, unreachable }: EnquiryFailureProps) {
  if (error == null) return null;
  const message = isNetworkFailure(error) ? unreachable : failureMessage(error, failed);
  return (
    <RefusalBox>
      <FormMessage>{message}</FormMessage>
    </RefusalBox>
  );
}
