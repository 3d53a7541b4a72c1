import { createContext } from 'react';

/** Set on the pages of a community and of a post: pinned posts are marked, and moderators get their tools. */
export interface InCommunity {
  readonly isModerator: boolean;
}

/** Undefined on all other pages. */
export const InCommunityContext = createContext<InCommunity | undefined>(undefined);
