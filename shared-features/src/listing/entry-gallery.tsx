import { useSearchState } from '@campus/federation/remote/address';
import { Thumbnails } from '@campus/shared-ui/pictures';
import { CardGallery } from '@campus/shared-ui/listing';

/** Search parameter of the picture in the viewer, as `<entry>.<index from 0>`: Back closes it. */
export const photoParameter = 'photo';

/** Whether the address names a picture of an entry. */
export const isPhotoOf = (value: string | undefined, entryId: string): boolean =>
  !!value?.startsWith(`${entryId}.`);

interface EntryGalleryProps {
  /** Id of the entry. */
  readonly id: string;
  readonly title: string;
  readonly images: readonly string[];
  /** Small versions of the images, in the same order. */
  readonly thumbnails: readonly string[] | undefined;
}

/** The pictures of an open card. A single picture is shown large, so it uses the full file. */
export function EntryGallery({ id, title, images, thumbnails }: EntryGalleryProps) {
  const viewer = useSearchState(photoParameter);
  const place = isPhotoOf(viewer.value, id) ? Number(viewer.value?.slice(id.length + 1)) : -1;
  const several = images.length > 1;
  const pictures = images.map((src, index) => ({
    src,
    thumb: several ? thumbnails?.[index] : undefined,
  }));
  const show = (position: number | null) => {
    if (position === null) viewer.close();
    else if (pictures[place]) viewer.replace(`${id}.${position}`);
    else viewer.open(`${id}.${position}`);
  };
  return (
    <CardGallery>
      <Thumbnails
        images={pictures}
        of={`of ${title}`}
        position={pictures[place] ? place : null}
        onPosition={show}
      />
    </CardGallery>
  );
}
