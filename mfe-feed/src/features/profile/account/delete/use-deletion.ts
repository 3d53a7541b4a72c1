import {
  authMessages,
  deleteAccount,
  deletionForm,
  deletionMessages as say,
  firstProblem,
  type DeletionForm,
  type Problem,
} from '@campus/contract';
import { ApiFailure, endSession, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

export type Confessions = DeletionForm['confessions'];

export interface Deletion {
  readonly values: DeletionForm;
  readonly change: (some: Partial<DeletionForm>) => void;
  /** The problem, of one field or of the whole form. */
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

function problemOf(error: unknown): Problem {
  const field = error instanceof ApiFailure ? (error.field ?? '') : '';
  const message = isNetworkFailure(error)
    ? authMessages.networkError
    : failureMessage(error, say.failed);
  return { field, message };
}

/** Deletes the account and opens the login page, which says until when the student can return. */
export function useDeletion(): Deletion {
  const [values, setValues] = useState<DeletionForm>({ password: '', confessions: 'keep' });
  const [problem, setProblem] = useState<Problem>();
  const [leaving, setLeaving] = useState(false);
  const write = useWrite(deleteAccount);
  const navigate = useNavigate();

  const submit = async () => {
    if (write.isPending || leaving) return;
    const wrong = firstProblem(deletionForm, values);
    setProblem(wrong);
    if (wrong) return;
    try {
      const { message } = await write.mutateAsync({ body: values });
      setLeaving(true);
      // The server has ended the session; this clears the data stored in the browser, in every tab.
      await signOut().catch(endSession);
      await navigate(paths.login(), { replace: true, state: { notice: message } });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return {
    values,
    change: (some) => {
      setProblem(undefined);
      setValues({ ...values, ...some });
    },
    problem,
    busy: write.isPending || leaving,
    submit,
  };
}
