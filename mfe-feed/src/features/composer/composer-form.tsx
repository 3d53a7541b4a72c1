import type { Post } from '@campus/contract';
import { Button } from '@campus/shared-ui';
import { useId } from 'react';
import type { ComposePlace } from './compose-place';
import { ComposerFields } from './composer-fields';
import { useComposer } from './use-composer';
import styles from './composer.module.css';

interface ComposerFormProps {
  readonly place: ComposePlace;
  readonly onPosted: (post: Post) => void;
}

/** The composer as a part of a page. */
export function ComposerForm({ place, onPosted }: ComposerFormProps) {
  const id = useId();
  const composer = useComposer(place, onPosted);
  return (
    <>
      <ComposerFields composer={composer} id={id} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          form={id}
          variant="primary"
          size="large"
          busy={composer.form.isBusy}
          busyLabel="Posting..."
        >
          Post
        </Button>
      </div>
    </>
  );
}
