import {
  accountMessages,
  limits,
  listCommunityPosts,
  listConfessions,
  listMyPosts,
  listPosts,
  postMessages,
} from '@campus/contract';
import type { CallInput } from '@campus/contract/client';

/** Where a list of posts comes from. */
export type FeedSource =
  | { readonly from: 'home' }
  | { readonly from: 'community'; readonly communityId: string }
  | { readonly from: 'confessions'; readonly mine: boolean }
  | { readonly from: 'mine' };

/** The posts that home begins with. */
export const importantInput = { query: { limit: limits.importantPosts } };

export type PagedList =
  typeof listPosts | typeof listCommunityPosts | typeof listConfessions | typeof listMyPosts;

interface CallBehind {
  readonly list: PagedList;
  readonly input: CallInput<PagedList>;
  readonly failed: string;
}

/** The paged call behind a source, and what is said when it fails. */
export function callBehind(source: FeedSource): CallBehind {
  switch (source.from) {
    case 'home':
      return { list: listPosts, input: {}, failed: postMessages.listFailed };
    case 'community':
      return {
        list: listCommunityPosts,
        input: { params: { communityId: source.communityId } },
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
