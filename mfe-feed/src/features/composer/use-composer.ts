import { createPost, firstProblem, type Post, postForm, postMessages } from '@campus/contract';
import { useOfflineWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { type DraftStorage, useDraft } from '@campus/shared-auth';
import { useForm, type Form } from '@campus/shared-features/form';
import { usePictureDraft, type PictureDraft } from '@campus/shared-features/pictures';
import { notify } from '@campus/shared-ui';
import { reloadFeeds } from '../feed';

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
function draftOf(place: ComposePlace): { key: string; storage: DraftStorage } {
  if (place.to === 'confessions') return { key: 'confession', storage: 'session' };
  const key = place.to === 'community' ? `post:${place.communityId}` : 'post';
  return { key, storage: 'local' };
}

/** Path of the page that will show the new post. */
const hrefOf = (place: ComposePlace): string =>
  place.to === 'community'
    ? paths.community({ communityId: place.communityId, communityName: place.name })
    : paths.dashboard();

export interface Composer {
  readonly place: ComposePlace;
  readonly form: Form<Readonly<Record<'content' | 'community_id', string>>>;
  readonly pictures: PictureDraft;
}

/** The chosen community is part of the student's input, so it is stored like the text. */
function useChoice(place: ComposePlace) {
  const choice = useDraft('post-community');
  if (place.to !== 'chosen') return { communityId: place.communityId, choice };
  return { communityId: choice.text || (place.preselected ?? ''), choice };
}

/**
 * A new post: its text, its community and its pictures.
 * @param onDone called with the sent post, or without one if it waits for a connection
 */
export function useComposer(place: ComposePlace, onDone: (post?: Post) => void): Composer {
  const { key, storage } = draftOf(place);
  const draft = useDraft(key, storage);
  const { communityId, choice } = useChoice(place);
  const pictures = usePictureDraft(key, storage);
  const images = pictures.value;
  const discard = () => {
    draft.discard();
    pictures.set([]);
  };
  const done = (post?: Post) => {
    discard();
    if (place.to === 'chosen') choice.discard();
    onDone(post);
  };
  // A confession is never written to disk.
  const offline =
    place.to === 'confessions'
      ? undefined
      : ({ kind: 'post', text: draft.text.trim(), href: hrefOf(place) } as const);
  const form = useForm({
    values: { content: draft.text, community_id: communityId },
    draft: {
      change: ({ content, community_id }) => {
        if (content !== undefined) draft.setText(content);
        if (community_id !== undefined) choice.setText(community_id);
      },
      discard,
      restored: draft.restored || (draft.text === '' && pictures.restored),
    },
    isChanged: draft.text !== '' || images.length > 0,
    // The fields themselves warn about unsaved work, so that a closed dialog does not.
    isUnsaved: false,
    write: useOfflineWrite(createPost, offline),
    check: () => {
      const content = draft.text.trim();
      const body = { content, community_id: communityId, images: images.map(({ url }) => url) };
      return { input: { body }, problem: firstProblem(postForm, body) };
    },
    onQueued: done,
    onSaved: (post) => {
      notify.success(wordingOf(place).posted);
      void reloadFeeds(post);
      done(post);
    },
  });
  return { place, form, pictures };
}
