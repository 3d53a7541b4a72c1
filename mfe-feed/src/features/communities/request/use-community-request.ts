import {
  communityRequestForm,
  enquiryMessages as say,
  firstProblem,
  requestCommunity,
} from '@campus/contract';
import { ApiFailure, moderationReason } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';

export interface RequestValues {
  readonly name: string;
  readonly description: string;
}

export interface CommunityRequest {
  readonly values: RequestValues;
  readonly change: (some: Partial<RequestValues>) => void;
  /** What is wrong with a field, to be shown at it. */
  readonly wrong: (field: string) => string | undefined;
  /** The field that moderation refused; its reason stands under the fields. */
  readonly refused: string | undefined;
  /** To be shown under the fields. */
  readonly error: unknown;
  /** Moves focus to what is wrong, by identity. */
  readonly faulty: unknown;
  /** Given while the values are a restored draft. */
  readonly discard: (() => void) | undefined;
  readonly submit: () => void;
  readonly busy: boolean;
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
  const values = { name: suggestion, description: '', ...draft.values };
  const write = useWrite(requestCommunity);
  const problems = useFormProblems(write.error);
  const typed = Object.values(draft.values).some((text) => text.trim() !== '');
  useUnsavedWork(typed);
  const refused = refusedField(problems.error);
  const submit = async () => {
    const problem = firstProblem(communityRequestForm, values);
    problems.setProblem(problem);
    if (problem || write.isPending) return;
    const sent = await write.mutateAsync({ body: values }).catch(() => undefined);
    if (!sent) return;
    draft.discard();
    notify.success(say.communityRequested);
    onSent();
  };
  return {
    values,
    change: (some) => {
      problems.setProblem(undefined);
      draft.change(some);
    },
    wrong: (field) => (refused ? undefined : problems.wrong(field)),
    refused,
    error: problems.faulty && !refused ? undefined : problems.error,
    faulty: problems.faulty,
    discard: draft.restored && typed ? draft.discard : undefined,
    submit: () => void submit(),
    busy: write.isPending,
  };
}
