import type { ViewImage } from '@campus/shared-ui/images';
import { useEffect, useRef } from 'react';
import styles from './gallery.module.css';

interface GalleryStripProps {
  readonly images: readonly ViewImage[];
  readonly shown: number;
  readonly onShow: (position: number) => void;
}

/** All photos, small. The strip follows what is shown, and moves nothing else. */
export function GalleryStrip({ images, shown, onShow }: GalleryStripProps) {
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
