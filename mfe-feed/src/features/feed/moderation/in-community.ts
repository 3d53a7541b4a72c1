import { createContext } from 'react';

/** Set on a community's page: pinned posts are marked, and moderators get their tools. */
export interface InCommunity {
  readonly isModerator: boolean;
}

/** Undefined on all other pages. */
export const InCommunityContext = createContext<InCommunity | undefined>(undefined);
