import { Dialog } from '@base-ui/react/dialog';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/button';
import { useGestures } from './use-gestures';
import { imageName, type ViewImage } from './view-image';
import type { View } from './zoom';
import styles from './viewer.module.css';

/** Milliseconds after closing before the scroll position is restored. */
const RESTORE_DELAY_MS = 10;

/**
 * Stores the scroll position when `open` becomes true and restores it 10 ms after `open` becomes false or its
 * owner unmounts, unless the visitor has moved to another page meanwhile.
 */
function useScrollRestore(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const { scrollX, scrollY } = window;
    const { pathname } = window.location;
    const restore = () => {
      if (window.location.pathname !== pathname) return;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
    return () => {
      setTimeout(restore, RESTORE_DELAY_MS);
    };
  }, [open]);
}

/** A thumbnail row helps with a few pictures and is clutter with many. */
const FEWEST = 2;
const MOST = 5;

interface ViewerThumbnailsProps {
  images: readonly ViewImage[];
  shown: number;
  onPosition: (position: number) => void;
}

function ViewerThumbnails({ images, shown, onPosition }: ViewerThumbnailsProps) {
  if (images.length < FEWEST || images.length > MOST) return null;
  return (
    <ul className={styles.thumbnails} aria-label="All images">
      {images.map((image, index) => (
        <li key={`${index}-${image.src.slice(-40)}`}>
          <button
            type="button"
            aria-label={`Show image ${index + 1}`}
            aria-current={index === shown || undefined}
            aria-disabled={index === shown || undefined}
            onClick={() => onPosition(index)}
          >
            <img src={image.thumb ?? image.src} alt="" width={64} height={48} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface ViewerProps {
  images: readonly ViewImage[];
  /** Index of the picture shown, from 0; null when closed. */
  position: number | null;
  onPosition: (position: number | null) => void;
  /** Owner or subject, for the alternative texts: 'by Asha' makes 'Image 2 of 3 by Asha'. */
  of?: string;
}

/** Content still rendered during the exit animation. */
function useLast(position: number | null): number {
  const [last, setLast] = useState(0);
  if (position !== null && position !== last) setLast(position);
  return position ?? last;
}

const placed = ({ x, y, scale }: View) =>
  ({ '--x': `${x}px`, '--y': `${y}px`, '--scale': scale }) as CSSProperties;

function Arrows({ go }: { go: (step: number) => void }) {
  return (
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
  );
}

/**
 * Full-screen image carousel in a dialog: arrows and swipes wrap around, a pinch or a double tap zooms,
 * Escape and a press outside the picture close, and the scroll position is restored 10 ms after closing.
 */
export function Viewer({ images, position, onPosition, of }: ViewerProps) {
  const close = useRef<HTMLButtonElement>(null);
  const open = position !== null && images.length > 0;
  const shown = Math.min(useLast(position), Math.max(0, images.length - 1));
  const several = images.length > 1;
  const go = (step: number) =>
    several && onPosition((shown + step + images.length) % images.length);
  const slide = useRef<HTMLDivElement>(null);
  const { view, held, reset, handlers } = useGestures(slide, go);
  const [enlarged, setEnlarged] = useState(shown);
  if (enlarged !== shown) {
    setEnlarged(shown);
    reset();
  }
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
          {...handlers}
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
              ref={slide}
              className={styles.slide}
              data-held={held || undefined}
              role="group"
              aria-roledescription="slide"
              aria-label={`${shown + 1} of ${images.length}`}
            >
              <img
                src={images[shown]?.src}
                alt={imageName(images, shown, of)}
                draggable={false}
                style={placed(view)}
              />
            </div>
            {several && <Arrows go={go} />}
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
