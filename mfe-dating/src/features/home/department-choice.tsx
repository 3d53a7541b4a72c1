import {
  datingHome,
  datingMessages,
  exploreProfiles,
  hideFromDepartment,
  type AnswerOf,
  type OwnDatingProfile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';
import { Link } from 'react-router-dom';
import { formatFailure } from '../../profile/format-failure';
import styles from './home.module.css';

type Own = Pick<OwnDatingProfile, 'department' | 'hidesFromDepartment'>;

/** Whether the student and those of the same department see each other. The tick stands until it is refused. */
function useChoice(isHidden: boolean) {
  const write = useWrite(hideFromDepartment);
  const choose = async (next: boolean) => {
    try {
      await write.mutateAsync({ body: { isHidden: next } });
    } catch (error) {
      notify.error(formatFailure(error, datingMessages.profileSaveFailed));
      return;
    }
    const { departmentHidden, departmentShown } = datingMessages;
    notify.success(next ? departmentHidden : departmentShown);
    queryClient.setQueryData<AnswerOf<typeof datingHome>>(
      callKey(datingHome, {}),
      (home) => home && { ...home, profile: { ...home.profile, hidesFromDepartment: next } },
    );
    await queryClient.invalidateQueries({ queryKey: callKey(exploreProfiles) });
  };
  const sent = write.isPending ? write.variables?.body.isHidden : undefined;
  return { choose, isChecked: sent ?? isHidden, busy: write.isPending };
}

/** Keeps dating apart from the people one sits in class with. */
export function DepartmentChoice({ department, hidesFromDepartment }: Own) {
  const { choose, isChecked, busy } = useChoice(hidesFromDepartment);
  if (!department) {
    return (
      <p className={styles.department}>
        Want to hide from your department? <Link to={paths.profile()}>Add it to your profile</Link>{' '}
        first.
      </p>
    );
  }
  return (
    <Checkbox
      className={styles.department}
      label={`Hide me from ${department}`}
      hint="You and your department don't see each other in dating. Your matches stay."
      checked={isChecked}
      aria-disabled={busy}
      onChange={({ target }) => !busy && void choose(target.checked)}
    />
  );
}
