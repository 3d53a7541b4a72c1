import { datingHome, datingMessages, type AnswerOf, type OwnDatingProfile } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { formatFailure } from '../../profile/format-failure';

interface Choice {
  readonly field: 'hidesFromDepartment' | 'showsRead';
  /** Stores it. */
  readonly send: (next: boolean) => Promise<unknown>;
  /** What is said once it is stored. */
  readonly said: { readonly on: string; readonly off: string };
}

/** A choice about the student's own profile: ticked at once, and as it was where it is refused. */
export function useProfileChoice(profile: Pick<OwnDatingProfile, Choice['field']>, choice: Choice) {
  const { field, send, said } = choice;
  const [sent, setSent] = useState<boolean>();
  const choose = async (next: boolean) => {
    setSent(next);
    try {
      await send(next);
      queryClient.setQueryData<AnswerOf<typeof datingHome>>(
        callKey(datingHome, {}),
        (home) => home && { ...home, profile: { ...home.profile, [field]: next } },
      );
      notify.success(next ? said.on : said.off);
    } catch (error) {
      notify.error(formatFailure(error, datingMessages.profileSaveFailed));
    } finally {
      setSent(undefined);
    }
  };
  const busy = sent !== undefined;
  return {
    checked: sent ?? profile[field],
    'aria-disabled': busy,
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      !busy && void choose(target.checked),
  };
}
