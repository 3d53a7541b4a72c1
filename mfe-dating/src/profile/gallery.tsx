import { IconButton } from '@campus/shared-ui';
import { imageName, type ViewImage } from '@campus/shared-ui/images';
import { useRef, useState } from 'react';
import { GalleryStrip } from './gallery-strip';
import { useArrowKeys } from './use-arrow-keys';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly images: readonly ViewImage[];
  /** Whose these are, for the alternative texts: 'of Asha' makes 'Image 2 of 3 of Asha'. */
  readonly of: string;
}

/** Photos one at a time, round and round. The box keeps its size however many there are. */
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
