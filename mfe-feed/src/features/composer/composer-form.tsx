import { Button } from '@campus/shared-ui';
import { useId } from 'react';
import { type ComposePlace, useComposer } from './use-composer';
import { ComposerFields } from './composer-fields';
import styles from './composer.module.css';

interface ComposerFormProps {
  readonly place: ComposePlace;
  /** Called when the post is sent, or waits for a connection. */
  readonly onDone: () => void;
}

/** The composer embedded in a page. */
export function ComposerForm({ place, onDone }: ComposerFormProps) {
  const id = useId();
  const composer = useComposer(place, onDone);
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
