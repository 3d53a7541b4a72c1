import {
  communityRequestForm,
  enquiryMessages as say,
  firstProblem,
  requestCommunity,
} from '@campus/contract';
import { ApiFailure, moderationReason } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { useForm, type Form } from '@campus/shared-features/form';
import { notify } from '@campus/shared-ui';

const empty = { name: '', description: '' };
export type RequestValues = typeof empty;

export interface CommunityRequest extends Form<RequestValues> {
  /** The field that moderation refused; its reason stands under the fields. */
  readonly refused: string | undefined;
  /** To be shown under the fields. */
  readonly error: unknown;
}

interface Asking {
  /** The name where none was typed yet. */
  readonly suggestion: string;
  readonly onSent: () => void;
}

function refusedField(error: unknown): string | undefined {
  const isModerated = moderationReason(error) !== undefined;
  return isModerated && error instanceof ApiFailure ? error.field : undefined;
}

/** A request for a community as it is written: checked before it is sent, and kept until it was taken. */
export function useCommunityRequest({ suggestion, onSent }: Asking): CommunityRequest {
  // What was never typed is missing from the draft, unlike what was emptied.
  const draft = useFormDraft<Partial<RequestValues>>('community-request', {});
  const values = { ...empty, name: suggestion, ...draft.values };
  const form = useForm({
    values,
    draft,
    isChanged: Object.values(draft.values).some((text) => text.trim() !== ''),
    write: useWrite(requestCommunity),
    check: () => ({ input: { body: values }, problem: firstProblem(communityRequestForm, values) }),
    onSaved: () => {
      draft.discard();
      notify.success(say.communityRequested);
      onSent();
    },
  });
  const { error, faulty } = form.problems;
  const refused = refusedField(error);
  return { ...form, refused, error: faulty && !refused ? undefined : error };
}
