import {
  communityMessages as say,
  listCommunityPosts,
  restorePost as restore,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

/** Refetches the community's posts: their order has changed. */
export const reloadCommunity = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(listCommunityPosts) });

/** Restores a post that a moderator hid. @returns whether it is restored */
export async function restorePost(id: string): Promise<boolean> {
  try {
    const { message } = await call(restore, { params: { id } });
    notify.success(message);
    await reloadCommunity();
    return true;
  } catch (error) {
    notify.error(failureMessage(error, say.restoreFailed));
    return false;
  }
}
