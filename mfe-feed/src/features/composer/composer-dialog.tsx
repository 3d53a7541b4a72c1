import type { Post } from '@campus/contract';
import { FormDialog } from '@campus/shared-ui/dialog';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { type ComposePlace, type Composer, useComposer, wordingOf } from './use-composer';
import { ComposerFields } from './composer-fields';

export interface ComposerDialogProps {
  readonly open: boolean;
  readonly place: ComposePlace;
  /** The page closes the dialog with `open`; the draft is stored. */
  readonly onClose: () => void;
  readonly onPosted?: (post: Post) => void;
}

interface BodyProps {
  readonly composer: Composer;
  readonly id: string;
  readonly firstRef: RefObject<HTMLElement | null>;
}

/** The dialog focuses the text field first, because it is only opened to write. */
function Body({ composer, id, firstRef }: BodyProps) {
  useLayoutEffect(() => {
    firstRef.current = document.getElementById(`${id}-text`);
  }, [firstRef, id]);
  return <ComposerFields composer={composer} id={id} />;
}

/** The composer in a dialog over the page. */
export function ComposerDialog({ open, place, onClose, onPosted }: ComposerDialogProps) {
  const id = useId();
  const firstRef = useRef<HTMLElement>(null);
  const composer = useComposer(place, (post) => {
    if (post) onPosted?.(post);
    onClose();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={wordingOf(place).title}
      initialFocus={firstRef}
      formId={id}
      submitLabel="Post"
      busyLabel="Posting..."
      busy={composer.form.isBusy}
    >
      <Body composer={composer} id={id} firstRef={firstRef} />
    </FormDialog>
  );
}
