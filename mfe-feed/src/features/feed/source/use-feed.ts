import {
  accountMessages,
  limits,
  listCommunityPosts,
  listConfessions,
  listImportantPosts,
  listMyPosts,
  listPosts,
  postMessages,
  type Post,
} from '@campus/contract';
import { failureMessage, type CallInput } from '@campus/contract/client';
import { callKey, queryClient, useCall, usePages, type PagedList } from '@campus/contract/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { writtenKey, type WithPosts } from './post-cache';

/** The source of a list of posts. */
type FeedSource =
  | { readonly from: 'home' }
  | { readonly from: 'community'; readonly communityId: string }
  | { readonly from: 'author'; readonly username: string }
  | { readonly from: 'confessions'; readonly mine: boolean }
  | { readonly from: 'mine' };

/** Input of the call for the important posts, which home shows first. */
const importantInput = { query: { limit: limits.importantPosts } };

type PostsCall =
  typeof listPosts | typeof listCommunityPosts | typeof listConfessions | typeof listMyPosts;

interface CallBehind {
  readonly list: PostsCall;
  readonly input: CallInput<PostsCall>;
  readonly failed: string;
}

/** The paged call of a source, and its error message. */
function callBehind(source: FeedSource): CallBehind {
  switch (source.from) {
    case 'home':
      return { list: listPosts, input: {}, failed: postMessages.listFailed };
    case 'community':
      return {
        list: listCommunityPosts,
        input: { params: { communityId: source.communityId } },
        failed: postMessages.listFailed,
      };
    case 'author':
      return {
        list: listPosts,
        input: { query: { author: source.username } },
        failed: postMessages.listFailed,
      };
    case 'confessions':
      return {
        list: listConfessions,
        input: source.mine ? { query: { mine: 'true' } } : {},
        failed: postMessages.listFailed,
      };
    case 'mine':
      return { list: listMyPosts, input: {}, failed: accountMessages.userPostsFailed };
  }
}

/** Milliseconds after leaving a list in which even a fresh visit shows it unchanged. */
const shortAbsence = 30_000;

function dropOld(source: FeedSource): void {
  const { list, input } = callBehind(source);
  const keys = [callKey(list, input)];
  if (source.from === 'home') keys.push(callKey(listImportantPosts, importantInput), writtenKey);
  for (const queryKey of keys) {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
    if (Date.now() - dataUpdatedAt > shortAbsence) {
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }
}

/** Back shows a list exactly as it was left; following a link loads the newest posts. */
function useFreshVisit(source: FeedSource): void {
  const arrival = useNavigationType();
  useState(() => {
    if (arrival !== 'POP') dropOld(source);
  });
}

/** The state of a list of posts, ready to render. */
export interface Feed extends Omit<PagedList<Post>, 'entries'> {
  readonly posts: readonly Post[];
}

/** Whether there is a list to show: posts are loaded, or the next page may contain some. */
export const hasPosts = ({ state, posts, hasMore }: Feed): boolean =>
  state === 'ready' && (posts.length > 0 || hasMore);

function withoutRepeats(posts: readonly Post[]): readonly Post[] {
  const seen = new Map(posts.toReversed().map((post) => [post._id, post]));
  return posts.filter((post) => seen.get(post._id) === post);
}

/** A feed reloads only at the student's request: a fresh visit, a new post or Try Again. */
const settings = { staleTime: Infinity };

/** Home starts with the important posts, followed by the pages. Other sources have pages only. */
function useOpening(home: boolean) {
  const opening = useCall(listImportantPosts, importantInput, { ...settings, enabled: home });
  return home ? opening : undefined;
}

/** Posts recently written in this tab are shown first, because they may not be important yet. */
function useWritten(home: boolean): readonly Post[] | undefined {
  const { data } = useQuery<WithPosts>({ queryKey: writtenKey, queryFn: skipToken, ...settings });
  return home ? data?.posts : undefined;
}

/** Loads a source page by page; each post appears once, even if pages overlap. */
export function useFeed(source: FeedSource): Feed {
  useFreshVisit(source);
  const opening = useOpening(source.from === 'home');
  const behind = callBehind(source);
  const enabled = !opening || opening.data?.posts.length === 0;
  const pages = usePages<PostsCall>(behind.list, behind.input, { ...settings, enabled });

  const written = useWritten(source.from === 'home');
  const first = opening?.data?.posts;
  const rest = pages.data?.pages;
  const posts = useMemo(
    () =>
      withoutRepeats([
        ...(first ? (written ?? []) : []),
        ...(first ?? []),
        ...(rest ?? []).flatMap((page) => page.posts),
      ]),
    [written, first, rest],
  );

  const begun = rest !== undefined;
  const empty = posts.length === 0;
  const failed = opening?.isError ? opening : empty && pages.isError ? pages : undefined;
  const waiting = opening ? opening.isPending || (empty && !begun) : !begun;
  return {
    posts,
    state: failed && empty ? 'failed' : waiting ? 'loading' : 'ready',
    failure: failureMessage(
      failed?.error,
      opening?.isError ? postMessages.importantFailed : behind.failed,
    ),
    hasMore: begun ? pages.hasNextPage : true,
    loadingMore: pages.isFetching,
    moreFailure:
      pages.isError && !pages.isRefetchError
        ? failureMessage(pages.error, postMessages.moreFailed)
        : undefined,
    loadMore: () => void pages.fetchNextPage(),
    retry: () => void (failed ?? pages).refetch(),
  };
}
