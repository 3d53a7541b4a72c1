import { postMessages } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import type { DraftStorage } from '@campus/shared-auth';

/** The target of a new post. */
export type ComposePlace =
  | { readonly to: 'chosen'; readonly preselected?: string | undefined }
  | { readonly to: 'community'; readonly communityId: string; readonly name: string }
  | { readonly to: 'confessions'; readonly communityId: string };

interface Wording {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly posted: string;
}

const post: Wording = {
  title: 'Create New Post',
  label: 'Your post',
  placeholder: "What's happening on campus?",
  posted: postMessages.created,
};

const confession: Wording = {
  title: 'New Confession',
  label: 'Your confession',
  placeholder: 'What would you say if nobody knew it was you?',
  posted: postMessages.confessionCreated,
};

export function wordingOf(place: ComposePlace): Wording {
  return place.to === 'confessions' ? confession : post;
}

/** The storage key and the lifetime of a draft. */
export function draftOf(place: ComposePlace): { key: string; storage: DraftStorage } {
  if (place.to === 'confessions') return { key: 'confession', storage: 'session' };
  const key = place.to === 'community' ? `post:${place.communityId}` : 'post';
  return { key, storage: 'local' };
}

/** Path of the page that will show the new post. */
export const hrefOf = (place: ComposePlace): string =>
  place.to === 'community'
    ? paths.community({ communityId: place.communityId, communityName: place.name })
    : paths.dashboard();
