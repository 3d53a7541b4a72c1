import type { Post } from '@campus/contract';
import { ScrollingComments } from './comment-list';
import { CommentsPanel } from './comments-panel';

export interface PostComments {
  readonly post: Post;
}

/** The comments of a post in a list of posts. */
export function FeedComments({ post }: PostComments) {
  return <CommentsPanel post={post} List={ScrollingComments} />;
}
