import {
  datingMessages,
  type DatingProfile,
  type Gender,
  type OwnDatingProfile,
  type ProfileCard,
  reportMessages,
} from '@campus/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { forbidden, orNotFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { fileName, type Variant } from '../../../media/media';
import type { Services } from '../../../services';
import { type Asking, type PicturesOf, presentPictures } from '../../pictures/present-pictures';
import { refusalsEndedBefore } from '../visibility';
import {
  type CardRow,
  findGender,
  findOwn,
  findVisible,
  type OwnProfileRow,
  type ProfileRow,
} from './profiles.repository';

/**
 * Only students with a visible profile of their own can see other profiles.
 * @returns the gender of the student's own profile
 * @throws ApiError 403
 */
export async function mustHaveProfile(database: Database, viewer: Viewer): Promise<Gender> {
  const own = await findGender(database, viewer);
  if (own === undefined) throw forbidden(datingMessages.noProfile);
  if (own.isHidden) throw forbidden(reportMessages.profileHidden);
  return own.gender;
}

/** @throws ApiError 404 without a profile, 403 while it is hidden */
export async function ownProfile(database: Database, viewer: Viewer): Promise<OwnProfileRow> {
  const profile = orNotFound(await findOwn(database, viewer), datingMessages.noProfile);
  if (profile.isHidden) throw forbidden(reportMessages.profileHidden);
  return profile;
}

/** @throws ApiError 403, 404; a profile that the student may not see gets the same answer as a missing one */
export async function visibleProfile(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  userId: string,
): Promise<ProfileRow> {
  const since = refusalsEndedBefore(clock());
  const [profile] = await Promise.all([
    findVisible(database, viewer, { userId, since }),
    mustHaveProfile(database, viewer),
  ]);
  return orNotFound(profile, datingMessages.profileMissing);
}

/** The address of a photo; only students who may see the profile can open it. */
export function photoAddress(key: string, variant: Variant): string {
  return `/api/dating/photos/${fileName(key, variant)}`;
}

/** Presents profiles read from the database, with photos in the form that the request prefers. */
export function profilePresenter({ media }: Pick<Services, 'media'>) {
  const picturesOf = (asking: Asking) => presentPictures(asking, media, photoAddress);
  return {
    async cards(asking: Asking, rows: readonly CardRow[]): Promise<ProfileCard[]> {
      const pictures = picturesOf(asking);
      return Promise.all(rows.map((row) => presentCard(row, pictures)));
    },
    async own(asking: Asking, row: OwnProfileRow): Promise<OwnDatingProfile> {
      const { isPaused, hidesFromDepartment, showsRead, department } = row;
      const profile = await presentProfile(row, picturesOf(asking));
      return { ...profile, isPaused, hidesFromDepartment, showsRead, department };
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
