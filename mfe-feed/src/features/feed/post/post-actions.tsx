import { voteLabels, type Post } from '@campus/contract';
import { Icon, VisuallyHidden } from '@campus/shared-ui';
import { type DisclosureParts } from '@campus/shared-ui/disclosure';
import { pressVote } from '../votes/press-vote';
import type { Vote } from '../votes/vote-intent';
import styles from './post-actions.module.css';

const icons = { like: 'arrow-up', dislike: 'arrow-down' } as const;

function VoteButton({ post, vote }: { post: Post; vote: Vote }) {
  const given = vote === 'like' ? post.userLiked : post.userDisliked;
  return (
    <button
      type="button"
      className={styles.vote}
      data-vote={vote}
      aria-pressed={given}
      title={voteLabels[vote]}
      onClick={() => pressVote(post, vote)}
    >
      <Icon name={icons[vote]} filled={given} />
      <span>
        <VisuallyHidden>{voteLabels[vote]}, </VisuallyHidden>
        {vote === 'like' ? post.likes : post.dislikes}
      </span>
    </button>
  );
}

interface PostActionsProps {
  readonly post: Post;
  readonly comments: DisclosureParts;
}

/** What everybody may do with a post: vote, and open its comments. */
export function PostActions({ post, comments }: PostActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.votes} role="group" aria-label="Votes">
        <VoteButton post={post} vote="like" />
        <VoteButton post={post} vote="dislike" />
      </div>
      <button type="button" className={styles.comments} {...comments.buttonProps}>
        <Icon name="comment" />
        Comments ({post.commentsCount})
      </button>
    </div>
  );
}
