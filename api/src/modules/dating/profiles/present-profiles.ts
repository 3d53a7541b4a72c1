import type { DatingProfile, OwnDatingProfile, ProfileCard } from '@campus/contract';
import { fileName, type Variant } from '../../../media/keys';
import type { Services } from '../../../services';
import { presentPictures, type Asking, type PicturesOf } from '../../pictures/present-pictures';
import type { CardRow, ProfileRow } from './profiles.repository';

/** Where a photo is answered, to whoever may see the profile. */
export function photoAddress(key: string, variant: Variant): string {
  return `/api/dating/photos/${fileName(key, variant)}`;
}

/** Tells of profiles that were read, with their photos as the call prefers them. */
export function profilePresenter({ media }: Pick<Services, 'media'>) {
  const picturesOf = (asking: Asking) => presentPictures(asking, media, photoAddress);
  return {
    async cards(asking: Asking, rows: readonly CardRow[]): Promise<ProfileCard[]> {
      const pictures = picturesOf(asking);
      return Promise.all(rows.map((row) => presentCard(row, pictures)));
    },
    async own(asking: Asking, row: ProfileRow): Promise<OwnDatingProfile> {
      return { ...(await presentProfile(row, picturesOf(asking))), isPaused: row.isPaused };
    },
    async profile(asking: Asking, row: ProfileRow): Promise<DatingProfile> {
      return presentProfile(row, picturesOf(asking));
    },
  };
}

async function presentCard(row: CardRow, pictures: PicturesOf): Promise<ProfileCard> {
  const { images, thumbnails } = await pictures([row.photo]);
  const small = thumbnails?.[0];
  return {
    user_id: row.studentId,
    name: row.name,
    gender: row.gender,
    profilePhoto: images[0] ?? '',
    ...(small === undefined ? {} : { profileThumbnail: small }),
    shortDescription: row.shortDescription,
  };
}

async function presentProfile(row: ProfileRow, pictures: PicturesOf): Promise<DatingProfile> {
  const card = await presentCard(row, pictures);
  return {
    ...card,
    ...(await pictures(row.others?.split(',') ?? [])),
    fullDescription: row.fullDescription,
    partnerPreferences: row.partnerPreferences,
  };
}
