import { IconButton } from '@campus/shared-ui';
import { imageName, type ViewImage } from '@campus/shared-ui/images';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './gallery.module.css';

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
/** Elements that already use the arrow keys. */
const taken = 'input, textarea, select, [role="menu"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Handles left and right anywhere in the dialog that contains `part`, but not in a dialog above it. Listens on
 * the document because a dialog stops arrow keys from leaving it.
 */
function useArrowKeys(
  part: RefObject<Element | null>,
  onStep: ((step: number) => void) | undefined,
): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps.get(event.key);
      const { target } = event;
      if (!step || !latest.current || !(target instanceof Element)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest(taken)) return;
      if (target.closest(dialogs) !== part.current?.closest(dialogs)) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [part]);
}

interface GalleryStripProps {
  readonly images: readonly ViewImage[];
  readonly shown: number;
  readonly onShow: (position: number) => void;
}

/** Thumbnails of all photos. The strip scrolls to the shown photo without scrolling the page. */
function GalleryStrip({ images, shown, onShow }: GalleryStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.children[shown];
    if (!list || !(current instanceof HTMLElement)) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
  }, [shown]);
  return (
    <ul ref={strip} className={styles.strip} aria-label="All images">
      {images.map((image, index) => (
        <li key={`${index}-${image.src.slice(-40)}`}>
          <button
            type="button"
            aria-label={`Show image ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <img src={image.thumb ?? image.src} alt="" width={56} height={56} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GalleryProps {
  readonly images: readonly ViewImage[];
  /** The owner, for the alternative texts: 'of Asha' makes 'Image 2 of 3 of Asha'. */
  readonly of: string;
}

/** Shows one photo at a time, in a loop. The box has the same size for any number of photos. */
export function Gallery({ images, of }: GalleryProps) {
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const several = images.length > 1;
  const go = (step: number) =>
    setShown((position) => (position + step + images.length) % images.length);
  useArrowKeys(box, several ? go : undefined);
  return (
    <section
      ref={box}
      className={styles.gallery}
      aria-roledescription="carousel"
      aria-label="Photos"
    >
      <div className={styles.stage}>
        <div
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={`${shown + 1} of ${images.length}`}
        >
          <img
            src={images[shown]?.src || undefined}
            alt={imageName(images, shown, of)}
            draggable={false}
          />
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
            <p className={styles.counter} aria-live="polite">
              {shown + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {several && <GalleryStrip images={images} shown={shown} onShow={setShown} />}
    </section>
  );
}
