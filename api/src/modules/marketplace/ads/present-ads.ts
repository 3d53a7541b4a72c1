import type { Ad } from '@campus/contract';
import type { Services } from '../../../services';
import { presentPictures, type Asking } from '../../pictures/present-pictures';
import { presentAd, type AdRow } from './ad-row';

/** Tells of ads that were read, in their order, with their pictures as the call prefers them. */
export function adPresenter({ media }: Services) {
  return async (asking: Asking, rows: readonly AdRow[]): Promise<Ad[]> => {
    const pictures = presentPictures(asking, media);
    return Promise.all(
      rows.map(async (row) => {
        const { images: image, ...small } = await pictures(row.images?.split(',') ?? []);
        return { ...presentAd(row), image, ...small };
      }),
    );
  };
}
