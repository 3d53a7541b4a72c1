import type { Post } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { classes } from '@campus/shared-ui';
import { blurredStyle, pictureRow } from '@campus/shared-ui/pictures';
import { authorName } from './authorship';
import styles from './post-photos.module.css';

/** The search parameter that names the picture on view, as `<post>.<place from 0>`. */
export const photoParameter = 'photo';

/** A lone picture is shown large, so it takes the full file; beside others the small one is enough. */
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
  /** Does what a press on a picture is for, unless it is one of two taps. */
  readonly press: (open: () => void) => void;
}

/** A post's pictures in boxes of fixed shape, on phones a row that is pushed sideways; each opens the viewer. */
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
