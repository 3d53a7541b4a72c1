import type { Post } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Avatar, Badge, Icon, IconButton } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { InCommunityContext, Moderation } from '../moderation/in-community';
import { ReportButton } from '../report/report-button';
import { changePost } from '../source/post-cache';
import { authorName, communityName, isConfession, pictureOf } from './authorship';
import { neighbourOf, useDeletePost } from './use-delete-post';
import styles from './post-header.module.css';

interface PostHeaderProps {
  readonly id: string;
  readonly post: Post;
  readonly onEdit: () => void;
}

function AuthorTools({ post, onEdit }: Omit<PostHeaderProps, 'id'>) {
  const { remove, busy } = useDeletePost(post);
  return (
    <>
      <IconButton icon="edit" label="Edit" size="small" onClick={onEdit} />
      <IconButton
        icon="trash"
        label="Delete"
        size="small"
        busy={busy}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      />
    </>
  );
}

function ReaderTools({ post }: Pick<PostHeaderProps, 'post'>) {
  return (
    <ReportButton
      subject={{ kind: 'post', id: post._id }}
      title={isConfession(post) ? 'Report this confession' : 'Report this post'}
      neighbourOf={neighbourOf}
      onLeave={() => changePost(post._id, () => undefined)}
    />
  );
}

/** Path of the post's community, or of all communities if the answer does not name one. */
function communityPath(post: Post): string {
  if (isConfession(post)) return paths.confession();
  const { _id: communityId } = post.community_id;
  if (!communityId) return paths.communities();
  return paths.community({ communityId, communityName: communityName(post) });
}

/** Link to the author's page; plain text where the author is unknown, as in a confession. */
function Author({ post }: Pick<PostHeaderProps, 'post'>) {
  const username = post.user_id?.username;
  if (!username) return <span className={styles.author}>{authorName(post)}</span>;
  return (
    <Link className={styles.author} to={paths.person(username)}>
      {username}
    </Link>
  );
}

/** Author, community and time; Edit and Delete for the author, Report for others. */
export function PostHeader({ id, post, onEdit }: PostHeaderProps) {
  const community = use(InCommunityContext);
  return (
    <header className={styles.header}>
      {isConfession(post) ? (
        <span className={styles.mask}>
          <Icon name="mask" size={24} />
        </span>
      ) : (
        <Avatar name={authorName(post)} {...pictureOf(post.user_id ?? {})} size={44} />
      )}
      <div className={styles.words} id={id}>
        <Author post={post} />
        <span className={styles.place}>
          <Link className={styles.community} to={communityPath(post)}>
            {communityName(post)}
          </Link>
          <Link className={styles.time} to={paths.post(post._id)}>
            <Time value={post.date} />
          </Link>
          {community && post.isPinned && <Badge>Pinned</Badge>}
        </span>
      </div>
      <div className={styles.tools}>
        <Moderation post={post} />
        {post.isAuthor ? <AuthorTools post={post} onEdit={onEdit} /> : <ReaderTools post={post} />}
      </div>
    </header>
  );
}
