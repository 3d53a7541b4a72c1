import {
  communityMessages as say,
  listComments,
  listCommunityPosts,
  restoreComment,
  restorePost,
  type HiddenPost,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

/** Refetches the community's posts: their order has changed. */
export const reloadCommunity = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(listCommunityPosts) });

/** Restores a post or a comment that a moderator hid. @returns whether it is restored */
export async function restoreHidden(hidden: Pick<HiddenPost, '_id' | 'postId'>): Promise<boolean> {
  const { _id, postId: id } = hidden;
  try {
    const { message } = await (id
      ? call(restoreComment, { params: { id, commentId: _id } })
      : call(restorePost, { params: { id: _id } }));
    notify.success(message);
    if (id)
      void queryClient.invalidateQueries({ queryKey: callKey(listComments, { params: { id } }) });
    await reloadCommunity();
    return true;
  } catch (error) {
    notify.error(failureMessage(error, say.restoreFailed));
    return false;
  }
}
