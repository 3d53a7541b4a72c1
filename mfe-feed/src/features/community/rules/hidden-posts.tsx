import { communityMessages as say, listHiddenPosts } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { Button, ErrorState, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import { restorePost } from '../../feed';
import styles from './rules.module.css';

/** What the moderators of a community hid, each with a way back. Nothing where they hid nothing. */
export function HiddenPosts({ communityId }: { readonly communityId: string }) {
  const { data, error, refetch } = useCall(listHiddenPosts, { params: { id: communityId } });
  if (error && !data) {
    return (
      <ErrorState
        message={failureMessage(error, say.hiddenFailed)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hidden-posts">
      <h3 id="hidden-posts">Hidden posts</h3>
      <ul className={styles.list}>
        {data.map(({ _id, excerpt, reason, by, createdAt }) => (
          <li key={_id} className={styles.row}>
            <div>
              <p className={styles.excerpt}>{excerpt || 'A picture'}</p>
              <p className={styles.none}>
                {reason} · {by && `${by} · `}
                <Time value={createdAt} />
              </p>
            </div>
            <Button
              size="small"
              onClick={() =>
                void restorePost(_id).then((isBack) => (isBack ? refetch() : undefined))
              }
            >
              Restore<VisuallyHidden> {excerpt.slice(0, 40)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
