import { useDraft, type DraftStorage } from '@campus/shared-auth';
import { FormMessage } from '@campus/shared-ui';
import type { PickedImage } from '@campus/shared-ui/images';
import { useEffect, useRef, useState } from 'react';
import { findPictures, keepPictures } from './store';

export interface PictureDraft {
  readonly value: readonly PickedImage[];
  readonly set: (pictures: readonly PickedImage[]) => void;
  /** True while the pictures are a restored draft that has not been changed. */
  readonly restored: boolean;
  /** Some could not be stored or are missing. */
  readonly lost: boolean;
}

/**
 * Pictures that survive a failure, a reload and an expired session, beside the text of a `useDraft`. A draft that must
 * not outlive the tab stores none: data once written to disk can be recovered.
 * @param key of the text's draft
 */
export function usePictureDraft(key: string, storage: DraftStorage = 'local'): PictureDraft {
  // The count is stored with the texts: with no pictures nothing is awaited, and missing ones are detected.
  const { text, setText } = useDraft(`${key}:pictures`, storage);
  const [expected] = useState(Number(text));
  const [value, setValue] = useState<readonly PickedImage[]>([]);
  const [restored, setRestored] = useState(false);
  const [lost, setLost] = useState(false);
  const isTouched = useRef(false);
  const isKept = storage === 'local';

  useEffect(() => {
    if (!expected) return undefined;
    let isGone = false;
    const show = (found: readonly PickedImage[]) => {
      if (isGone || isTouched.current) return;
      setValue(found);
      setRestored(found.length > 0);
      setLost(found.length < expected);
    };
    const found = isKept ? findPictures(key) : Promise.resolve([]);
    found.then(show, () => show([]));
    return () => {
      isGone = true;
    };
  }, [key, isKept, expected]);

  const set = (pictures: readonly PickedImage[]) => {
    const hadAny = text !== '';
    isTouched.current = true;
    setValue(pictures);
    setRestored(false);
    setText(pictures.length > 0 ? String(pictures.length) : '');
    setLost(false);
    if (!isKept || (pictures.length === 0 && !hadAny)) return;
    keepPictures(key, pictures).then(
      () => setLost(false),
      () => setLost(pictures.length > 0),
    );
  };
  return { value, set, restored, lost };
}

/** Shown beside the pictures of a draft that could not be stored. */
export function PicturesLost({ pictures }: { readonly pictures: Pick<PictureDraft, 'lost'> }) {
  if (!pictures.lost) return null;
  return (
    <FormMessage tone="note">
      Some pictures of this draft couldn&rsquo;t be kept. After a reload, add them again.
    </FormMessage>
  );
}
