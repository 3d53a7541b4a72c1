import { datingMessages } from '@campus/contract';
import { Button, FormMessage, Icon, VisuallyHidden } from '@campus/shared-ui';
import { FieldError } from '@campus/shared-ui/field';
import { compressImage, ImageProblem, type PickedImage } from '@campus/shared-ui/images';
import { Picture } from '@campus/shared-ui/pictures';
import { useId, useRef, useState } from 'react';
import styles from './profile-photo.module.css';

/** Accepts one photo: compresses it, or says why it was rejected. */
function usePhotoIntake(onPhoto: (photo: PickedImage) => void) {
  const [busy, setBusy] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const [said, setSaid] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setDropped(undefined);
    try {
      const url = await compressImage(file);
      onPhoto({ id: 'profile-photo', url, name: file.name });
      setSaid('Photo added');
    } catch (error) {
      const why = error instanceof ImageProblem ? error.message : datingMessages.imageFailed;
      setDropped(`${file.name}: ${why}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, dropped, said, setSaid, take };
}

interface ProfilePhotoProps {
  readonly value: PickedImage | undefined;
  readonly onChange: (photo: PickedImage | undefined) => void;
  /** The problem with the photo, or undefined. */
  readonly error: string | undefined;
}

/** The photo shown on cards, in the shape that cards use. */
export function ProfilePhoto({ value, onChange, error }: ProfilePhotoProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const intake = usePhotoIntake(onChange);
  const remove = () => {
    intake.setSaid('Photo removed');
    onChange(undefined);
    choose.current?.focus(); // the pressed button is about to be removed
  };
  return (
    <div className={styles.photo}>
      <div className={styles.frame} data-wrong={error ? '' : undefined}>
        {value ? (
          <Picture src={value.url} alt="Your profile photo" ratio="4 / 5" loading="eager" />
        ) : (
          <Icon name="user" size={56} />
        )}
      </div>
      <div className={styles.tools}>
        <div className={styles.buttons}>
          <Button
            ref={choose}
            icon="upload"
            busy={intake.busy}
            busyLabel="Preparing..."
            data-wrong={error ? '' : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={() => file.current?.click()}
          >
            {value ? 'Change Photo' : 'Upload Photo'}
          </Button>
          {value && (
            <Button variant="quiet" icon="trash" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          Your face, well lit, and nobody else in the photo. JPEG, PNG or WebP.
        </p>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {intake.dropped && (
          <FormMessage tone="warn" title="1 file was left out">
            {intake.dropped}
          </FormMessage>
        )}
        <VisuallyHidden role="status">{intake.said}</VisuallyHidden>
        {/* Any picture may be chosen: an unsupported type is rejected with the reason. */}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label="Profile photo file"
          onChange={({ currentTarget }) => {
            void intake.take(currentTarget.files?.[0]);
            currentTarget.value = ''; // allows choosing the same file again
          }}
        />
      </div>
    </div>
  );
}
