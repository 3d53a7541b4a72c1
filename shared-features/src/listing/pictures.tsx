import { limits, listingMessages } from '@campus/contract';
import { PicturesAgain } from '@campus/shared-ui/field';
import { ImagePicker, type PickedImage } from '@campus/shared-ui/images';
import { useState } from 'react';
import type { Form, Texts } from '../form';

export interface Pictures {
  readonly value: readonly PickedImage[];
  readonly set: (pictures: readonly PickedImage[]) => void;
  /** As they are sent. */
  readonly urls: string[];
}

/** The pictures of a new entry. No draft keeps them: they are too large. */
export function usePictures(): Pictures {
  const [value, set] = useState<readonly PickedImage[]>([]);
  return { value, set, urls: value.map(({ url }) => url) };
}

interface PicturesFieldProps {
  readonly form: Pick<Form<Texts>, 'discard' | 'problems'>;
  readonly pictures: Pictures;
}

export function PicturesField({ form: { discard, problems }, pictures }: PicturesFieldProps) {
  return (
    <>
      {discard && <PicturesAgain />}
      <ImagePicker
        label="Pictures"
        value={pictures.value}
        onChange={(picked) => {
          problems.setProblem(undefined);
          pictures.set(picked);
        }}
        max={limits.imagesPerListing}
        overMax={listingMessages.tooManyImages}
        error={problems.wrong('images')}
      />
    </>
  );
}
