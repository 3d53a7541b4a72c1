import { limits, listingMessages, type ReportKind } from '@campus/contract';
import { ImagePicker } from '@campus/shared-ui/images';
import type { Form, Texts } from '../form';
import { PicturesLost, usePictureDraft, type PictureDraft } from '../pictures';

export interface Pictures extends PictureDraft {
  /** The pictures in the form in which they are sent. */
  readonly urls: string[];
}

/** The pictures of a new entry, stored beside the draft of its texts. */
export function usePictures({ kind }: { readonly kind: ReportKind }): Pictures {
  const draft = usePictureDraft(kind);
  return { ...draft, urls: draft.value.map(({ url }) => url) };
}

interface PicturesFieldProps {
  readonly form: Pick<Form<Texts>, 'problems'>;
  readonly pictures: Pictures;
}

export function PicturesField({ form: { problems }, pictures }: PicturesFieldProps) {
  return (
    <>
      <PicturesLost pictures={pictures} />
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
