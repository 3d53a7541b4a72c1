import {
  accountMessages,
  exportMessages,
  exportPath,
  peopleMessages,
  type Profile,
  readProfile,
  showInterests,
  showInterestsMessages,
} from '@campus/contract';
import { download, type Download, failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import {
  Button,
  ErrorState,
  FormMessage,
  LoadingRegion,
  notify,
  Skeleton,
} from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './account.module.css';

export { BlockedPanel } from './blocked-panel';
export { PushPanel } from './push-panel';
export { SessionsPanel } from './sessions-panel';

function Choice({ stored }: { readonly stored: boolean }) {
  const write = useWrite(showInterests);
  const choose = async (isShown: boolean) => {
    try {
      await write.mutateAsync({ body: { isShown } });
    } catch (error) {
      notify.error(failureMessage(error, peopleMessages.aboutFailed));
      return;
    }
    queryClient.setQueryData<Profile>(
      callKey(readProfile, {}),
      (profile) => profile && { ...profile, showsInterests: isShown },
    );
    notify.success(isShown ? showInterestsMessages.shown : showInterestsMessages.hidden);
  };
  const { isPending, variables } = write;
  return (
    <Checkbox
      label="Show my name to people I've messaged"
      hint="They see it on events and trips that you're interested in, if you have both written to each other about an item, ride, event or trip. Messages in dating don't count."
      checked={isPending ? variables.body.isShown : stored}
      aria-disabled={isPending}
      onChange={({ target }) => !isPending && void choose(target.checked)}
    />
  );
}

/** Whether acquaintances see what interests the student. */
export function InterestsPanel() {
  const { data, error, isFetching, refetch } = useCall(readProfile, {});
  if (data) return <Choice stored={data.showsInterests} />;
  if (error) {
    const message = failureMessage(error, accountMessages.userFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <LoadingRegion busy label="Loading your choice">
      <Skeleton width="60%" height="1lh" />
      <Skeleton width="90%" height="1lh" />
    </LoadingRegion>
  );
}

/** Saves a file as a browser download. */
function saveFile({ file, name }: Download): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; the object URL holds it in memory until revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the student's own data as a file. */
export function DataPanel() {
  const file = useMutation({
    mutationFn: () => download(exportPath),
    onSuccess: (made) => {
      saveFile(made);
      notify.success(exportMessages.saved);
    },
  });
  return (
    <>
      <p className={styles.hint}>
        Get a zip file of everything Campus keeps about you: your account and logins, posts,
        comments, votes and confessions, your items, rides, events and trips, your dating profile
        and messages, and all your pictures.
      </p>
      <p className={styles.hint}>
        Keep it somewhere safe: it's the one file that says which confessions are yours.
      </p>
      {file.isError && (
        <FormMessage>{failureMessage(file.error, exportMessages.failed)}</FormMessage>
      )}
      <div>
        <Button
          busy={file.isPending}
          busyLabel="Preparing your file..."
          onClick={() => file.mutate()}
        >
          Download my data
        </Button>
      </div>
    </>
  );
}

/** Explains the deletion of an account and opens its dialog. */
export function DeletePanel({ onDelete }: { onDelete: () => void }) {
  return (
    <>
      <p className={styles.hint}>
        We close your account now and delete it after seven days, with everything in it. Changed
        your mind? Just log in before then.
      </p>
      <p className={styles.hint}>
        To leave only dating, delete your dating profile in{' '}
        <Link to={paths.datingHome()}>Dating</Link>.
      </p>
      <div>
        <Button variant="danger" onClick={onDelete}>
          Delete account...
        </Button>
      </div>
    </>
  );
}
