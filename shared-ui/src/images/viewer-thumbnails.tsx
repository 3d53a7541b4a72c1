import type { ViewImage } from './view-image';
import styles from './viewer.module.css';

/** A row of small pictures is help for a few of them, and clutter for many. */
const FEWEST = 2;
const MOST = 5;

export interface ViewerThumbnailsProps {
  images: readonly ViewImage[];
  shown: number;
  onPosition: (position: number) => void;
}

export function ViewerThumbnails({ images, shown, onPosition }: ViewerThumbnailsProps) {
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
