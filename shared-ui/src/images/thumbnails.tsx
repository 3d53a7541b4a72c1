import { type CSSProperties, useState } from 'react';
import { ImageViewer, preloadViewer } from './image-viewer';
import { imageName, type ViewImage } from './view-image';
import { classes } from '../util/classes';
import styles from './thumbnails.module.css';

/**
 * Class of a list of pictures that is pushed sideways on phones. `data-count` on it is how many there are, `data-total`
 * on the button in each of its items puts that into the corner.
 */
export const pictureRow = styles.row;

/**
 * Paints the colours that are in a picture's address (`newMediaKey` of the API writes them there) until the picture has
 * come; nothing where there are none.
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
  /** Empty where there is none: the box stays. */
  src: string;
  /** What it shows; '' for decoration. */
  alt: string;
  /** Width to height of the box, as CSS writes it; default '4 / 3'. */
  ratio?: string;
  /** 'eager' for the first picture in sight; default 'lazy'. */
  loading?: 'eager' | 'lazy';
}

interface RatioStyle extends CSSProperties {
  '--ratio': string;
}

/** A picture in a box of fixed shape, so that nothing moves when it arrives. */
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
  /** Whose or what these are, for the alternative texts: 'by Asha' makes 'Image 2 of 3 by Asha'. */
  of?: string;
  /** Told when the viewer opens and closes. */
  onViewing?: (viewing: boolean) => void;
  /** Which picture the viewer shows, from 0; null while it is closed. Kept here where the page does not keep it. */
  position?: number | null;
  onPosition?: (position: number | null) => void;
}

/** The pointer or the focus is on a picture: the next thing may be the viewer. */
function warmUp(): void {
  preloadViewer().catch(() => undefined); // opening says what failed
}

/**
 * Pictures in boxes of fixed shape, on phones a row that is pushed sideways; each is a button that opens the viewer at
 * it. A page may keep the position itself, to bind the viewer to the address.
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
