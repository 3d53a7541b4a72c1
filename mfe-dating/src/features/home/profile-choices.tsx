import {
  datingHome,
  datingMessages as say,
  exploreProfiles,
  hideFromDepartment,
  showRead,
  type AnswerOf,
  type OwnDatingProfile,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFailure } from '../../profile/format-failure';
import styles from './home.module.css';

interface Choice {
  readonly field: 'hidesFromDepartment' | 'showsRead';
  /** Stores the choice. */
  readonly send: (next: boolean) => Promise<unknown>;
  /** The messages after the choice is stored. */
  readonly said: { readonly on: string; readonly off: string };
}

/** A choice about the student's own profile: shown at once, and reverted if the request fails. */
function useProfileChoice(profile: Pick<OwnDatingProfile, Choice['field']>, choice: Choice) {
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
      notify.error(formatFailure(error, say.profileSaveFailed));
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

async function sendDepartment(isHidden: boolean): Promise<void> {
  await call(hideFromDepartment, { body: { isHidden } });
  void queryClient.invalidateQueries({ queryKey: callKey(exploreProfiles) });
}

/** Hides the student and their department from each other in dating. */
export function DepartmentChoice({ profile }: { readonly profile: OwnDatingProfile }) {
  const said = { on: say.departmentHidden, off: say.departmentShown };
  const choice = useProfileChoice(profile, {
    field: 'hidesFromDepartment',
    send: sendDepartment,
    said,
  });
  const { department } = profile;
  if (!department) {
    return (
      <p className={styles.choice}>
        Want to hide from your department? <Link to={paths.profile()}>Add it to your profile</Link>{' '}
        first.
      </p>
    );
  }
  return (
    <Checkbox
      className={styles.choice}
      label={`Hide me from ${department}`}
      hint="You and your department don't see each other in dating. Your matches stay."
      {...choice}
    />
  );
}

const sendRead = (isShown: boolean) => call(showRead, { body: { isShown } });

/** Whether matches see read marks. Only students who show theirs see those of others. */
export function ReadChoice({ profile }: { readonly profile: OwnDatingProfile }) {
  const said = { on: say.readShown, off: say.readHidden };
  const choice = useProfileChoice(profile, { field: 'showsRead', send: sendRead, said });
  return (
    <Checkbox
      className={styles.choice}
      label="Show when I've read a message"
      hint="Matches who show it too see “Seen” under their last message, and you see it under yours."
      {...choice}
    />
  );
}
