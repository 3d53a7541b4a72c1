import { firstProblem } from '@campus/contract';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import type { ChangeEvent } from 'react';

type Schema = Parameters<typeof firstProblem>[0];

/** The write of `useWrite` that a form of texts needs. */
interface Write<T> {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly mutateAsync: (input: { body: T }) => Promise<unknown>;
}

interface Enquiry<T> {
  /** Names the draft. */
  readonly name: string;
  readonly empty: T;
  readonly schema: Schema;
  readonly write: Write<T>;
  /** What is said once it was taken. */
  readonly sent: string;
  readonly onSent: () => void;
}

/** A form for the people behind the site: checked before it is sent, and kept until it was taken. */
export function useEnquiry<T extends Record<string, string>>(enquiry: Enquiry<T>) {
  const { name, empty, schema, write, sent, onSent } = enquiry;
  // A visitor never logs out, which is what clears the drafts that outlive a tab.
  const draft = useFormDraft(name, empty, 'session');
  const problems = useFormProblems(write.error);
  const typed = Object.values(draft.values).some((text) => text.trim() !== '');
  useUnsavedWork(typed);
  const submit = async () => {
    const problem = firstProblem(schema, draft.values);
    problems.setProblem(problem);
    if (problem || write.isPending) return;
    const answer = await write.mutateAsync({ body: draft.values }).catch(() => undefined);
    if (!answer) return;
    draft.discard();
    notify.success(sent);
    onSent();
  };
  const wire = (field: keyof T & string) => ({
    name: field,
    value: draft.values[field] ?? '',
    error: problems.wrong(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      problems.setProblem(undefined);
      draft.change({ [field]: target.value } as Partial<T>);
    },
  });
  const discard = draft.restored && typed ? draft.discard : undefined;
  return { wire, problems, discard, submit: () => void submit(), busy: write.isPending };
}

export type EnquiryForm<T extends Record<string, string>> = ReturnType<typeof useEnquiry<T>>;
