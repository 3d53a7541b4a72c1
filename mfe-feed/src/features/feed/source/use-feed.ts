import { listImportantPosts, postMessages, type Post } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall, usePages } from '@campus/contract/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callBehind, importantInput, type FeedSource, type PagedList } from './feed-source';
import { writtenKey, type WithPosts } from './post-cache';
import { useFreshVisit } from './use-fresh-visit';

/** A list of posts as a page shows it. */
export interface Feed {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly posts: readonly Post[];
  /** Why there is nothing to show, while `state` is `failed`. */
  readonly failure: string;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why the next page did not come, or undefined. */
  readonly moreFailure: string | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Whether there is a list to show: posts are here, or the next page may bring some. */
export const hasPosts = ({ state, posts, hasMore }: Feed): boolean =>
  state === 'ready' && (posts.length > 0 || hasMore);

function withoutRepeats(posts: readonly Post[]): readonly Post[] {
  const seen = new Map(posts.toReversed().map((post) => [post._id, post]));
  return posts.filter((post) => seen.get(post._id) === post);
}

/** A feed moves only when the student asks: by a fresh visit, a new post or Try Again. */
const settings = { staleTime: Infinity };

/** Home begins with the important posts; the pages follow them. Other sources have pages only. */
function useOpening(home: boolean) {
  const opening = useCall(listImportantPosts, importantInput, { ...settings, enabled: home });
  return home ? opening : undefined;
}

/** What was written here lately comes before everything: it may not be important yet. */
function useWritten(home: boolean): readonly Post[] | undefined {
  const { data } = useQuery<WithPosts>({ queryKey: writtenKey, queryFn: skipToken, ...settings });
  return home ? data?.posts : undefined;
}

/** Loads a source page by page; every post comes once, wherever the pages overlap. */
export function useFeed(source: FeedSource): Feed {
  useFreshVisit(source);
  const opening = useOpening(source.from === 'home');
  const behind = callBehind(source);
  const enabled = !opening || opening.data?.posts.length === 0;
  const pages = usePages<PagedList>(behind.list, behind.input, { ...settings, enabled });

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
