import {
  type Comment,
  commentMessages,
  deleteComment,
  type Post,
  readMentions,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { lazyForm } from '@campus/shared-features/lazy';
import { Avatar, Button, Icon, notify, VisuallyHidden } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Moderation } from '../moderation/in-community';
import { isConfession, pictureOf } from '../post/authorship';
import { ReportButton } from '../report/report-button';
import { changeComment, dropComment, pressLike } from './comment-cache';
import type { CommentEditorProps } from './comment-editor';
import styles from './comments.module.css';

/** Milliseconds in which a deletion can be undone. */
const undoMs = 5000;

interface DeleteComment {
  /** The deletion is scheduled and can still be undone. */
  readonly isPending: boolean;
  readonly begin: () => void;
  readonly undo: () => void;
}

async function remove(postId: string, id: string): Promise<boolean> {
  try {
    await call(deleteComment, { params: { id: postId, commentId: id } });
  } catch (error) {
    notify.error(failureMessage(error, commentMessages.deleteFailed));
    return false;
  }
  dropComment(postId, id);
  return true;
}

/** Deletes a comment after a delay for Undo; leaving the page deletes it at once. */
function useDeleteComment(postId: string, id: string): DeleteComment {
  const [isPending, setIsPending] = useState(false);
  const undone = useRef(false);
  useEffect(() => {
    if (!isPending) return undefined;
    undone.current = false;
    let isSent = false;
    const send = () => {
      if (isSent || undone.current) return;
      isSent = true;
      void remove(postId, id).then((isGone) => {
        if (!isGone) setIsPending(false);
      });
    };
    const timer = setTimeout(send, undoMs);
    window.addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [isPending, postId, id]);
  return {
    isPending,
    begin: () => setIsPending(true),
    undo: () => {
      undone.current = true;
      setIsPending(false);
    },
  };
}

const CommentEditor = lazyForm<CommentEditorProps>(() =>
  import(/* webpackChunkName: "comment-editor" */ './comment-editor').then(
    (part) => part.CommentEditor,
  ),
);

/** The element to focus when the comment that contains the button is removed. */
function neighbourOf(button: Element): HTMLElement | null {
  const row = button.closest('li');
  // A list of replies cannot take focus, nor can the article of a post's own page.
  const near = [row?.nextElementSibling, row?.previousElementSibling, button.closest('article')];
  const next = near.find((one) => one?.matches('[tabindex]'));
  return next instanceof HTMLElement ? next : document.querySelector('h1');
}

/** In a confession, names are not links: a comment must not be one tap from the person it mentions. */
function Words({ post, text }: { post: Post; text: string }) {
  return (
    <p className={styles.words}>
      {readMentions(text).map((piece, index) =>
        piece.username && !isConfession(post) ? (
          <Link key={index} className={styles.mention} to={paths.person(piece.username)}>
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}

function LikeButton({ post, comment }: CommentProps) {
  const { isLiked, likes } = comment;
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isLiked}
      onClick={() => void pressLike(post, comment)}
    >
      <Icon name="heart" size={16} filled={isLiked} />
      <VisuallyHidden>Like, </VisuallyHidden>
      {likes}
    </button>
  );
}

interface CommentProps {
  readonly post: Post;
  readonly comment: Comment;
}

interface CommentRowProps extends CommentProps {
  readonly onReply: (comment: Comment) => void;
}

function Tools({
  post,
  comment,
  onEdit,
  onDelete,
}: CommentProps & Record<'onEdit' | 'onDelete', () => void>) {
  const { _id: id, isAuthor } = comment;
  if (!isAuthor) {
    return (
      <ReportButton
        subject={{ kind: 'comment', id }}
        title="Report this comment"
        neighbourOf={neighbourOf}
        onLeave={() => changeComment(post._id, id, () => undefined)}
      />
    );
  }
  return (
    <Menu label="Your comment">
      <MenuItem icon="edit" onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon="trash" tone="bad" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** Highlights the comment that the URL names, scrolls to it and focuses it. */
function useTarget(anchor: string) {
  const row = useRef<HTMLLIElement>(null);
  const isTarget = useLocation().hash === `#${anchor}`;
  useEffect(() => {
    if (!isTarget) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return { ref: row, id: anchor, tabIndex: -1, 'data-target': isTarget || undefined };
}

/** A comment and its actions. It can take focus when the comment next to it is removed. */
export function CommentRow({ post, comment, onReply }: CommentRowProps) {
  const { _id: id, username, content, createdAt, isEdited } = comment;
  const [editing, setEditing] = useState(false);
  const target = useTarget(`comment-${id}`);
  const deletion = useDeleteComment(post._id, id);
  if (deletion.isPending) {
    return (
      <li className={styles.comment} role="status">
        <span className={styles.deleted}>
          Comment deleted
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone */}
          <Button variant="quiet" autoFocus onClick={deletion.undo}>
            Undo
          </Button>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.comment} {...target}>
      {isConfession(post) ? (
        <span className={styles.mask}>
          <Icon name="mask" size={18} />
        </span>
      ) : (
        <Avatar name={username || 'Anonymous'} {...pictureOf(comment)} size={32} />
      )}
      <div className={styles.said}>
        <div className={styles.head}>
          {isConfession(post) || !username ? (
            <span className={styles.name}>{username || 'Anonymous'}</span>
          ) : (
            <Link className={styles.name} to={paths.person(username)}>
              {username}
            </Link>
          )}
          {createdAt && <Time value={createdAt} className={styles.time} />}
          {isEdited && <span className={styles.time}>Edited</span>}
        </div>
        {editing ? (
          <CommentEditor post={post} comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <Words post={post} text={content} />
        )}
        <div className={styles.actions}>
          <LikeButton post={post} comment={comment} />
          <button type="button" className={styles.action} onClick={() => onReply(comment)}>
            Reply<VisuallyHidden> to {username || 'Anonymous'}</VisuallyHidden>
          </button>
          <span className={styles.tools}>
            <Moderation post={post} comment={comment} neighbourOf={neighbourOf} />
            <Tools
              post={post}
              comment={comment}
              onEdit={() => setEditing(true)}
              onDelete={deletion.begin}
            />
          </span>
        </div>
      </div>
    </li>
  );
}
