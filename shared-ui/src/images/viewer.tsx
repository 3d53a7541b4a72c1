import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { useScrollRestore } from './use-scroll-restore';
import { useSwipe } from './use-swipe';
import { imageName, type ViewImage } from './view-image';
import { ViewerThumbnails } from './viewer-thumbnails';
import styles from './viewer.module.css';

export interface ViewerProps {
  images: readonly ViewImage[];
  /** Which picture is shown, from 0; null is closed. */
  position: number | null;
  onPosition: (position: number | null) => void;
  /** Whose or what these are, for the alternative texts: 'by Asha' makes 'Image 2 of 3 by Asha'. */
  of?: string;
}

/** What is still drawn while the viewer leaves. */
function useLast(position: number | null): number {
  const [last, setLast] = useState(0);
  if (position !== null && position !== last) setLast(position);
  return position ?? last;
}

/**
 * One picture over the whole screen, a carousel in a dialog: arrows and swipes go round, Escape and a press
 * outside the picture close, and the page is back where it was 10 ms after closing.
 */
export function Viewer({ images, position, onPosition, of }: ViewerProps) {
  const close = useRef<HTMLButtonElement>(null);
  const open = position !== null && images.length > 0;
  const shown = Math.min(useLast(position), Math.max(0, images.length - 1));
  const several = images.length > 1;
  const go = (step: number) =>
    several && onPosition((shown + step + images.length) % images.length);
  const swipe = useSwipe(go);
  useScrollRestore(open);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(step);
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('img, button')) onPosition(null);
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onPosition(null)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.viewer}
          aria-label="Image viewer"
          initialFocus={close}
          onKeyDown={onKeyDown}
          onClick={onClick}
          {...swipe}
        >
          <p className={styles.hint}>Tap outside or click ✕ to close</p>
          <IconButton
            ref={close}
            icon="close"
            label="Close"
            variant="secondary"
            className={styles.close}
            onClick={() => onPosition(null)}
          />
          <section className={styles.carousel} aria-roledescription="carousel" aria-label="Images">
            <div
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${shown + 1} of ${images.length}`}
            >
              <img src={images[shown]?.src} alt={imageName(images, shown, of)} draggable={false} />
            </div>
            {several && (
              <>
                <IconButton
                  icon="chevron-left"
                  label="Previous image"
                  variant="secondary"
                  className={styles.previous}
                  onClick={() => go(-1)}
                />
                <IconButton
                  icon="chevron-right"
                  label="Next image"
                  variant="secondary"
                  className={styles.next}
                  onClick={() => go(1)}
                />
              </>
            )}
          </section>
          <p className={styles.counter} aria-live="polite">
            {shown + 1} / {images.length}
          </p>
          <ViewerThumbnails images={images} shown={shown} onPosition={onPosition} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
