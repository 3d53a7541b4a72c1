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
  /** Storage key of the draft. */
  readonly name: string;
  readonly empty: V;
  readonly schema: Parameters<typeof firstProblem>[0];
  readonly write: FormSettings<V, { body: V }, unknown>['write'];
  /** The message after the enquiry is accepted. */
  readonly sent: string;
  readonly onSent: () => void;
}

/** The form of an enquiry to the team: checked before sending, stored until it is accepted. */
export function useEnquiry<V extends Texts>(settings: EnquirySettings<V>): Form<V> {
  const { name, empty, schema, write, sent, onSent } = settings;
  // Stored per tab: drafts that outlive a tab are cleared on logout, but a visitor never logs out.
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
  /** Shown if a failure has no message from the server. */
  readonly failed: string;
  /** Shown if the server did not answer. */
  readonly unreachable: string;
}

/** Why an enquiry was rejected. */
export function EnquiryFailure({ error, failed, unreachable }: EnquiryFailureProps) {
  if (error == null) return null;
  const message = isNetworkFailure(error) ? unreachable : failureMessage(error, failed);
  return (
    <RefusalBox>
      <FormMessage>{message}</FormMessage>
    </RefusalBox>
  );
}
