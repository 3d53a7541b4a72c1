import { voteLabels, type Post } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Icon, VisuallyHidden } from '@campus/shared-ui';
import { type DisclosureParts } from '@campus/shared-ui/disclosure';
import { ShareMenu } from '@campus/shared-ui/menu';
import type { ReactNode } from 'react';
import { pressVote } from '../votes/press-vote';
import type { Vote } from '../votes/vote-intent';
import { authorName, isConfession } from './authorship';
import styles from './post-actions.module.css';

const icons = { like: 'arrow-up', dislike: 'arrow-down' } as const;

interface VoteFaceProps {
  readonly vote: Vote;
  readonly isGiven: boolean;
  /** Number of votes of this kind. */
  readonly count: number | string;
  readonly onClick?: () => void;
}

/** The button of a vote, also used in the post's template. */
export function VoteFace({ vote, isGiven, count, onClick }: VoteFaceProps) {
  return (
    <button
      type="button"
      className={styles.vote}
      data-vote={vote}
      aria-pressed={isGiven}
      title={voteLabels[vote]}
      onClick={onClick}
    >
      <Icon name={icons[vote]} filled={isGiven} />
      <span>
        <VisuallyHidden>{voteLabels[vote]}, </VisuallyHidden>
        {count}
      </span>
    </button>
  );
}

function VoteButton({ post, vote }: { post: Post; vote: Vote }) {
  return (
    <VoteFace
      vote={vote}
      isGiven={vote === 'like' ? post.userLiked : post.userDisliked}
      count={vote === 'like' ? post.likes : post.dislikes}
      onClick={() => pressVote(post, vote)}
    />
  );
}

interface CommentsButtonProps {
  readonly post: Post;
  readonly comments: DisclosureParts;
}

export function CommentsButton({ post, comments }: CommentsButtonProps) {
  return (
    <button type="button" className={styles.comments} {...comments.buttonProps}>
      <Icon name="comment" />
      Comments ({post.commentsCount})
    </button>
  );
}

interface PostActionsProps {
  readonly post: Post;
  /** The control that leads to the comments. */
  readonly children?: ReactNode;
}

/** The actions that everybody has on a post: vote, open its comments, share it. */
export function PostActions({ post, children }: PostActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.votes} role="group" aria-label="Votes">
        <VoteButton post={post} vote="like" />
        <VoteButton post={post} vote="dislike" />
      </div>
      <div className={styles.more}>
        {children}
        <ShareMenu
          title={isConfession(post) ? 'A confession on Campus' : `${authorName(post)} on Campus`}
          path={paths.post(post._id)}
        />
      </div>
    </div>
  );
}
