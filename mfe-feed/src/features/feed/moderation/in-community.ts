import { createContext } from 'react';

/** The community whose page this is: its pinned posts are marked, and its moderators have their tools. */
export interface InCommunity {
  readonly isModerator: boolean;
}

/** Undefined on every other page. */
export const InCommunityContext = createContext<InCommunity | undefined>(undefined);
