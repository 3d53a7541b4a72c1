import { type CSSProperties, useState } from 'react';
import { ImageViewer, preloadViewer } from './image-viewer';
import { imageName, type ViewImage } from './view-image';
import { classes } from '../util/classes';
import styles from './thumbnails.module.css';

/**
 * Class of a list of pictures that scrolls sideways on phones. `data-count` on it is the number of pictures;
 * `data-total` on the button in each item shows that number in the corner.
 */
export const pictureRow = styles.row;

/**
 * Paints the colours stored in a picture's address (`newMediaKey` of the API writes them) until the picture has
 * loaded; paints nothing if there are none.
 */
export function blurredStyle(src = ''): { background: string } | undefined {
  const [first, second, third, last] =
    /[\da-f]{40}c([\da-f]{12})(?:-320)?\.webp$/.exec(src)?.[1]?.match(/.../g) ?? [];
  if (!last) return undefined;
  const corner = (at: string, colour?: string) =>
    `radial-gradient(at ${at},#${colour},#${colour}0 80%)`;
  const corners = [corner('0 0', first), corner('100% 0', second), corner('0 100%', third)];
  return { background: `${corners.join()},#${last}` };
}

interface PictureProps {
  /** Empty if there is no picture: the box remains. */
  src: string;
  /** Alternative text; '' for decoration. */
  alt: string;
  /** Aspect ratio of the box in CSS notation; default '4 / 3'. */
  ratio?: string;
  /** 'eager' for the first visible picture; default 'lazy'. */
  loading?: 'eager' | 'lazy';
}

interface RatioStyle extends CSSProperties {
  '--ratio': string;
}

/** A picture in a fixed-ratio box, so that nothing shifts when it loads. */
export function Picture({ src, alt, ratio = '4 / 3', loading = 'lazy' }: PictureProps) {
  const style: RatioStyle = { '--ratio': ratio, ...blurredStyle(src) };
  return (
    <img
      className={styles.picture}
      style={style}
      src={src || undefined}
      alt={alt}
      loading={loading}
      decoding="async"
    />
  );
}

interface ThumbnailsProps {
  images: readonly ViewImage[];
  /** Owner or subject, for the alternative texts: 'by Asha' makes 'Image 2 of 3 by Asha'. */
  of?: string;
  /** Called when the viewer opens and closes. */
  onViewing?: (viewing: boolean) => void;
  /** Index of the picture in the viewer, from 0; null when closed. Stored here if the page does not store it. */
  position?: number | null;
  onPosition?: (position: number | null) => void;
}

/** Preloads the viewer when a picture is hovered or focused, as it may be opened next. */
function warmUp(): void {
  preloadViewer().catch(() => undefined); // opening it reports the failure
}

/**
 * Pictures in fixed-ratio boxes, a row that scrolls sideways on phones; each is a button that opens the viewer
 * there. A page may store the position itself, to bind the viewer to the address.
 */
export function Thumbnails({ images, of, onViewing, onPosition, ...page }: ThumbnailsProps) {
  const [kept, setKept] = useState<number | null>(null);
  const position = page.position === undefined ? kept : page.position;
  const show = (next: number | null) => {
    setKept(next);
    onPosition?.(next);
    onViewing?.(next !== null);
  };
  if (images.length === 0) return null;
  return (
    <>
      <ul className={classes(styles.list, pictureRow)} data-count={Math.min(images.length, 4)}>
        {images.map((image, index) => (
          <li key={`${index}-${image.src.slice(-40)}`}>
            <button
              type="button"
              className={styles.button}
              onPointerEnter={warmUp}
              onFocus={warmUp}
              data-total={images.length}
              onClick={() => show(index)}
            >
              <img
                src={image.thumb ?? image.src}
                alt={imageName(images, index, of)}
                style={blurredStyle(image.thumb ?? image.src)}
                width={400}
                height={300}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer images={images} position={position} onPosition={show} of={of} />
    </>
  );
}
