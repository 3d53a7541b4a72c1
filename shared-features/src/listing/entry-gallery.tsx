import { Thumbnails } from '@campus/shared-ui/pictures';
import { CardGallery } from '@campus/shared-ui/listing';

interface EntryGalleryProps {
  /** Of the entry. */
  readonly title: string;
  readonly images: readonly string[];
  /** Small versions of the images in the same order. */
  readonly thumbnails: readonly string[] | undefined;
  readonly onViewing: ((viewing: boolean) => void) | undefined;
}

/** The pictures of an open card. A lone picture is shown large, so it takes the full file. */
export function EntryGallery({ title, images, thumbnails, onViewing }: EntryGalleryProps) {
  const several = images.length > 1;
  const pictures = images.map((src, index) => ({
    src,
    thumb: several ? thumbnails?.[index] : undefined,
  }));
  return (
    <CardGallery>
      <Thumbnails images={pictures} of={`of ${title}`} onViewing={onViewing} />
    </CardGallery>
  );
}
