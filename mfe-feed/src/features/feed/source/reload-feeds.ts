import { postMessages, type Post } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { postLists, writtenKey, type WithPosts } from './post-cache';

interface Paged {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

function firstPage<A extends object>(cached: A | undefined): A | undefined {
  if (!cached || !('pages' in cached)) return cached;
  const { pages, pageParams } = cached as unknown as Paged;
  return { ...cached, pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Home opens with the posts that matter most, and nothing matters more than what one just wrote. */
function putFirst(created: Post): void {
  queryClient.setQueryData<WithPosts>(writtenKey, (written) => ({
    posts: [created, ...(written?.posts ?? [])],
  }));
}

/** After a post was made: every list starts again from its first page. */
export async function reloadFeeds(created: Post): Promise<void> {
  if (created.user_id) putFirst(created);
  const reloads = postLists.map((list) => {
    queryClient.setQueriesData<object>({ queryKey: callKey(list) }, firstPage);
    return queryClient.invalidateQueries({ queryKey: callKey(list) }, { throwOnError: true });
  });
  const results = await Promise.allSettled(reloads);
  if (results.some(({ status }) => status === 'rejected')) notify.error(postMessages.refreshFailed);
}
