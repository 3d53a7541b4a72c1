import {
  deleteAvatar,
  peopleMessages as say,
  putAvatar,
  readProfile,
  type Profile,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { changeStudent } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { useRef, useState } from 'react';
import { changeAuthor } from '../feed';
import styles from './profile.module.css';

function show(avatar: string | null): void {
  queryClient.setQueryData<Profile>(
    callKey(readProfile, {}),
    (profile) => profile && { ...profile, avatar },
  );
  changeAuthor({ avatar: avatar ?? undefined });
  changeStudent({ avatar });
}

/** Changes the picture shown beside the student's content. It is resized before the upload. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const put = useWrite(putAvatar);
  const remove = useWrite(deleteAvatar);

  const upload = async (picked: File | undefined) => {
    if (!picked) return;
    setBusy(true);
    try {
      const { compressImage } = await import('@campus/shared-ui/images');
      const image = await compressImage(picked).catch(() => undefined);
      if (image === undefined) {
        notify.error(say.imageFailed);
        return;
      }
      show((await put.mutateAsync({ body: { image } })).avatar);
      notify.success(say.avatarSaved);
    } catch (error) {
      notify.error(failureMessage(error, say.avatarFailed));
    } finally {
      setBusy(false);
    }
  };
  const takeAway = async () => {
    try {
      await remove.mutateAsync({});
    } catch (error) {
      notify.error(failureMessage(error, say.avatarFailed));
      return;
    }
    choose.current?.focus(); // the pressed button is about to be removed
    show(null);
    notify.success(say.avatarRemoved);
  };
  return (
    <div className={styles.tools}>
      <Button
        ref={choose}
        size="small"
        icon="camera"
        busy={busy}
        busyLabel="Saving..."
        onClick={() => file.current?.click()}
      >
        {profile.avatar ? 'Change Picture' : 'Add Picture'}
      </Button>
      {profile.avatar && (
        <Button
          size="small"
          variant="quiet"
          aria-label="Remove picture"
          busy={remove.isPending}
          onClick={() => void takeAway()}
        >
          Remove
        </Button>
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Your picture"
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0]);
          currentTarget.value = ''; // allows choosing the same file again
        }}
      />
    </div>
  );
}
