import { createPost, firstProblem, postForm, type Post, type Problem } from '@campus/contract';
import { moderationReason } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useDraft, type Draft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import type { PickedImage } from '@campus/shared-ui/images';
import { useState } from 'react';
import { reloadFeeds } from '../feed';
import { draftOf, wordingOf, type ComposePlace } from './compose-place';

export interface Composer {
  readonly place: ComposePlace;
  readonly draft: Draft;
  readonly communityId: string;
  readonly choose: (communityId: string) => void;
  readonly images: readonly PickedImage[];
  readonly setImages: (images: PickedImage[]) => void;
  /** What the form itself found wrong. */
  readonly problem: Problem | undefined;
  /** Why the server did not take it. */
  readonly error: unknown;
  readonly refused: boolean;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

/** The community that was chosen is part of what a student entered, so it is kept as the text is. */
function useChoice(place: ComposePlace) {
  const kept = useDraft('post-community');
  if (place.to !== 'chosen') return { communityId: place.communityId, choice: kept };
  return { communityId: kept.text || (place.preselected ?? ''), choice: kept };
}

/** A new post on its way: what was entered, what is wrong with it, and sending it once. */
export function useComposer(place: ComposePlace, onPosted: (post: Post) => void): Composer {
  const { key, storage } = draftOf(place);
  const draft = useDraft(key, storage);
  const { communityId, choice } = useChoice(place);
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const write = useWrite(createPost);

  const submit = async () => {
    const form = {
      content: draft.text.trim(),
      community_id: communityId,
      images: images.map(({ url }) => url),
    };
    const wrong = firstProblem(postForm, form);
    setProblem(wrong);
    if (wrong || write.isPending) return;
    const post = await write.mutateAsync({ body: form }).catch(() => undefined);
    if (!post) return;
    draft.discard();
    if (place.to === 'chosen') choice.discard();
    setImages([]);
    notify.success(wordingOf(place).posted);
    void reloadFeeds(post);
    onPosted(post);
  };
  const forgetProblem = () => setProblem(undefined);
  return {
    place,
    draft: {
      ...draft,
      setText: (text) => {
        forgetProblem();
        draft.setText(text);
      },
    },
    communityId,
    choose: (id) => {
      forgetProblem();
      choice.setText(id);
    },
    images,
    setImages,
    problem,
    error: problem ? undefined : write.error,
    refused: moderationReason(write.error) !== undefined,
    busy: write.isPending,
    submit,
  };
}
