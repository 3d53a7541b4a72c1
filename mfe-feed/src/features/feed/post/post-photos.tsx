import type { Post } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { classes } from '@campus/shared-ui';
import { blurredStyle, pictureRow } from '@campus/shared-ui/pictures';
import { authorName } from './authorship';
import styles from './post-photos.module.css';

/** The search parameter that names the open picture, as `<post>.<place from 0>`. */
export const photoParameter = 'photo';

/** A single picture is shown large and needs the full file; for several, thumbnails are enough. */
function fileOf(post: Post, index: number): string | undefined {
  const small = post.images.length > 1 ? post.thumbnails?.[index] : undefined;
  return small ?? post.images[index];
}

function photoName(post: Post, index: number): string {
  return `Photo ${index + 1} of ${post.images.length} by ${authorName(post)}`;
}

interface PostPhotosProps {
  readonly post: Post;
  readonly eager: boolean;
  /** Runs the action of a press on a picture, unless it is part of a double tap. */
  readonly press: (open: () => void) => void;
}

/** A post's pictures in fixed boxes, on phones in a row that scrolls sideways; each opens the viewer. */
export function PostPhotos({ post, eager, press }: PostPhotosProps) {
  const viewer = useSearchState(photoParameter);
  const count = post.images.length;
  if (count === 0) return null;
  return (
    <ul className={classes(styles.photos, pictureRow)} data-count={count}>
      {post.images.map((image, index) => (
        <li key={image.slice(-60)}>
          <button
            type="button"
            className={styles.photo}
            data-photo
            data-total={count}
            aria-haspopup="dialog"
            onClick={() => press(() => viewer.open(`${post._id}.${index}`))}
          >
            <img
              src={fileOf(post, index)}
              alt={photoName(post, index)}
              style={blurredStyle(image)}
              width={count === 1 ? 800 : 400}
              height={count === 1 ? 500 : 400}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
