import { useFormProblems, type FormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import type { CabValues } from './cab-values';

interface Sending {
  /** What the fields hold now. */
  readonly values: CabValues;
  /** Whether leaving would lose something. */
  readonly dirty: boolean;
  readonly onChange: (some: Partial<CabValues>) => void;
  /** Why the server did not take it. */
  readonly error: unknown;
}

export interface CabForm extends FormProblems {
  readonly values: CabValues;
  readonly change: (some: Partial<CabValues>) => void;
}

/** What a form for a ride has in common, whether it is new or changed: its problems and its dirt. */
export function useCabForm({ values, dirty, onChange, error }: Sending): CabForm {
  const problems = useFormProblems(error);
  useUnsavedWork(dirty);
  return {
    ...problems,
    values,
    change: (some) => {
      problems.setProblem(undefined);
      onChange(some);
    },
  };
}
