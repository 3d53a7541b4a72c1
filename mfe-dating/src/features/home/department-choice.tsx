import {
  datingMessages as say,
  exploreProfiles,
  hideFromDepartment,
  type OwnDatingProfile,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Checkbox } from '@campus/shared-ui/field';
import { Link } from 'react-router-dom';
import styles from './home.module.css';
import { useProfileChoice } from './use-profile-choice';

async function send(isHidden: boolean): Promise<void> {
  await call(hideFromDepartment, { body: { isHidden } });
  void queryClient.invalidateQueries({ queryKey: callKey(exploreProfiles) });
}

/** Keeps dating apart from the people one sits in class with. */
export function DepartmentChoice({ profile }: { readonly profile: OwnDatingProfile }) {
  const said = { on: say.departmentHidden, off: say.departmentShown };
  const choice = useProfileChoice(profile, { field: 'hidesFromDepartment', send, said });
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
