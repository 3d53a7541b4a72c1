import { exploreMessages, type Explore } from '@campus/contract';
import { notFound } from '../../../http/errors';
import type { Services } from '../../../services';
import { presentPictures, type Asking } from '../../pictures/present-pictures';
import { presentExplore, type ExploreRow } from './explore-row';
import { readableExplore } from './explores.policy';

/** Tells of trips that were read, in their order, with their pictures as the call prefers them. */
export function explorePresenter({ media, clock }: Services) {
  return async (asking: Asking, rows: readonly ExploreRow[]): Promise<Explore[]> => {
    const pictures = presentPictures(asking, media);
    const now = clock();
    return Promise.all(
      rows.map(async (row) => ({
        ...presentExplore(row, now),
        ...(await pictures(row.images?.split(',') ?? [])),
      })),
    );
  };
}

/** The answer of every call that gives one trip. @throws ApiError 404 */
export function exploreAnswer(services: Services) {
  const present = explorePresenter(services);
  return async (asking: Asking, id: string): Promise<Explore> => {
    const row = await readableExplore(services.database, asking.viewer, id);
    const [explore] = await present(asking, [row]);
    if (explore === undefined) throw notFound(exploreMessages.missing);
    return explore;
  };
}
