import { lazyRoute } from '@campus/federation/remote';
import { LazyPart } from '@campus/shared-features/lazy';
import { createContext, use } from 'react';
import type { ModeratorToolsProps } from './moderator-tools';

/** Set on the pages of a community and of a post: pinned posts are marked, and moderators get their tools. */
export interface InCommunity {
  readonly isModerator: boolean;
}

/** Undefined on all other pages. */
export const InCommunityContext = createContext<InCommunity | undefined>(undefined);

const ModeratorTools = lazyRoute<ModeratorToolsProps>(() =>
  import(/* webpackChunkName: "moderate" */ './moderator-tools').then(
    (part) => part.ModeratorTools,
  ),
);

/** The tools for a post or a comment, which only moderators load and see. */
export function Moderation(props: ModeratorToolsProps) {
  if (!use(InCommunityContext)?.isModerator) return null;
  return (
    <LazyPart fallback={null} failed={null}>
      <ModeratorTools {...props} />
    </LazyPart>
  );
}
