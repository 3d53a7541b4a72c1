import {
  type AnswerOf,
  checkDatingProfile,
  datingHome,
  datingMessages as say,
  deleteDatingProfile,
  exploreProfiles,
  hideFromDepartment,
  type OwnDatingProfile,
  showRead,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button, notify } from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';
import { confirm } from '@campus/shared-ui/list';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatFailure } from '../../profile/format-failure';
import type { BlockedDialogProps } from './blocked/blocked-dialog';
import type { HiddenFromDialogProps } from './hidden-from/hidden-from-dialog';
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
  const stored = profile[field];
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<boolean>();
  const [before, setBefore] = useState(stored);
  if (before !== stored) {
    setBefore(stored);
    setSent(undefined);
  }
  const choose = async (next: boolean) => {
    setBusy(true);
    setSent(next);
    try {
      await send(next);
      queryClient.setQueryData<AnswerOf<typeof datingHome>>(
        callKey(datingHome, {}),
        (home) => home && { ...home, profile: { ...home.profile, [field]: next } },
      );
      notify.success(next ? said.on : said.off);
    } catch (error) {
      setSent(undefined);
      notify.error(formatFailure(error, say.profileSaveFailed));
    } finally {
      setBusy(false);
    }
  };
  return {
    // The page is drawn with what was stored a moment later than the choice is no longer busy.
    checked: sent ?? stored,
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
function DepartmentChoice({ profile }: { readonly profile: OwnDatingProfile }) {
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
function ReadChoice({ profile }: { readonly profile: OwnDatingProfile }) {
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

const question = {
  title: 'Delete dating profile',
  message:
    'We delete your dating photos, requests, matches and messages for good. You keep your account and everything else on Campus.',
};

/** Removes all dating data from the cache, except that there is no profile. */
function removeDatingFromCache(): void {
  const { path } = checkDatingProfile;
  queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: false });
  queryClient.removeQueries({
    predicate: ({ queryKey: [, asked] }) =>
      String(asked).startsWith('/api/dating/') && asked !== path,
  });
}

/** Deletes the profile permanently after a confirmation, then shows the welcome again. */
function useDeleteProfile() {
  const write = useWrite(deleteDatingProfile);
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await confirm(question))) return;
    try {
      await write.mutateAsync({});
    } catch (error) {
      notify.error(formatFailure(error, say.profileDeleteFailed));
      return;
    }
    removeDatingFromCache();
    notify.success(say.profileDeleted);
    // The pressed button is about to be removed.
    document.querySelector<HTMLElement>('h1')?.focus();
    void navigate(paths.dating(), { replace: true });
  };
  return { remove, busy: write.isPending };
}

const BlockedDialog = lazyDialog<BlockedDialogProps>(() =>
  import(/* webpackChunkName: "settings" */ './blocked/blocked-dialog').then(
    (part) => part.BlockedDialog,
  ),
);

const HiddenFromDialog = lazyDialog<HiddenFromDialogProps>(() =>
  import(/* webpackChunkName: "settings" */ './hidden-from/hidden-from-dialog').then(
    (part) => part.HiddenFromDialog,
  ),
);

/** Rarely used settings: hiding, blocking and deleting the profile. */
export function Settings({ profile }: { profile: OwnDatingProfile }) {
  const dialog = useSearchState('blocked');
  const hiding = useSearchState('hiding');
  const { remove, busy } = useDeleteProfile();
  return (
    <section className={styles.settings} aria-label="Safety and privacy">
      <DepartmentChoice profile={profile} />
      <ReadChoice profile={profile} />
      <Button variant="quiet" icon="mask" onClick={() => hiding.open('1')}>
        Hide from people
      </Button>
      <Button variant="quiet" icon="lock" onClick={() => dialog.open('1')}>
        Blocked people
      </Button>
      <Button variant="quiet" icon="trash" busy={busy} onClick={() => void remove()}>
        Delete dating profile
      </Button>
      <HiddenFromDialog open={hiding.value !== undefined} onClose={hiding.close} />
      <BlockedDialog open={dialog.value !== undefined} onClose={dialog.close} />
    </section>
  );
}
