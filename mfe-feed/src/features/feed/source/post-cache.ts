import {
  getPost,
  listCommunityPosts,
  listConfessions,
  listImportantPosts,
  listMyPosts,
  listPosts,
  postMessages,
  type Post,
} from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

/** Every call whose answer contains posts. */
const postLists = [
  listPosts,
  listImportantPosts,
  listCommunityPosts,
  listConfessions,
  listMyPosts,
] as const;

/** Cache key of the posts recently written in this tab. */
export const writtenKey = ['written'];

export interface WithPosts {
  readonly posts: readonly Post[];
}

/** The cached data of those calls: one answer, or its pages. */
type CachedPosts = WithPosts | { readonly pages: readonly WithPosts[] };

/** Returns the changed post, or undefined to remove it. */
type PostChange = (post: Post) => Post | undefined;

function changeIn<A extends WithPosts>(answer: A, id: string, change: PostChange): A {
  if (!answer.posts.some((post) => post._id === id)) return answer;
  const posts = answer.posts.flatMap((post) => {
    const changed = post._id === id ? change(post) : post;
    return changed ? [changed] : [];
  });
  return { ...answer, posts };
}

/** Changes one post in a cached answer; an answer without it is returned unchanged. */
export function changeCached(
  cached: CachedPosts | undefined,
  id: string,
  change: PostChange,
): CachedPosts | undefined {
  if (!cached) return cached;
  if (!('pages' in cached)) return changeIn(cached, id, change);
  const pages = cached.pages.map((page) => changeIn(page, id, change));
  return pages.some((page, index) => page !== cached.pages[index]) ? { ...cached, pages } : cached;
}

function changeLists(change: (cached: CachedPosts | undefined) => CachedPosts | undefined): void {
  for (const queryKey of [writtenKey, ...postLists.map((list) => callKey(list))]) {
    queryClient.setQueriesData<CachedPosts>({ queryKey }, change);
  }
}

/** The same on the post's own page; if the post is removed, the page refetches it and says so. */
function changeOwnPage(id: string, change: PostChange): void {
  const queryKey = callKey(getPost, { params: { id } });
  const post = queryClient.getQueryData<Post>(queryKey);
  if (!post) return;
  const changed = change(post);
  if (changed) queryClient.setQueryData(queryKey, changed);
  else void queryClient.resetQueries({ queryKey, exact: true });
}

/** Changes or removes one post in everything that this tab has cached. */
export function changePost(id: string, change: PostChange): void {
  changeLists((cached) => changeCached(cached, id, change));
  changeOwnPage(id, change);
}

/** Shows the student's new name or picture on the posts that show their name. */
export function changeAuthor(change: { username?: string; avatar?: string | undefined }): void {
  const rename = (post: Post) =>
    post.isAuthor && post.user_id ? { ...post, user_id: { ...post.user_id, ...change } } : post;
  const renameIn = <A extends WithPosts>(answer: A) => ({
    ...answer,
    posts: answer.posts.map(rename),
  });
  changeLists(
    (cached) =>
      cached &&
      ('pages' in cached ? { ...cached, pages: cached.pages.map(renameIn) } : renameIn(cached)),
  );
}

interface Paged {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

function firstPage<A extends object>(cached: A | undefined): A | undefined {
  if (!cached || !('pages' in cached)) return cached;
  const { pages, pageParams } = cached as unknown as Paged;
  return { ...cached, pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Puts a new post first on the home page, before the important posts. */
function putFirst(created: Post): void {
  queryClient.setQueryData<WithPosts>(writtenKey, (written) => ({
    posts: [created, ...(written?.posts ?? [])],
  }));
}

/** Called after a new post: every list restarts from its first page. */
export async function reloadFeeds(created: Post): Promise<void> {
  if (created.user_id) putFirst(created);
  const reloads = postLists.map((list) => {
    queryClient.setQueriesData<object>({ queryKey: callKey(list) }, firstPage);
    return queryClient.invalidateQueries({ queryKey: callKey(list) }, { throwOnError: true });
  });
  const results = await Promise.allSettled(reloads);
  if (results.some(({ status }) => status === 'rejected')) notify.error(postMessages.refreshFailed);
}
