import {
  datingProfileForm,
  firstProblem,
  gender,
  type Gender,
  type OwnDatingProfile,
} from '@campus/contract';
import type { PickedImage } from '@campus/shared-ui/images';

/** The texts of the form, as typed. */
export type ProfileValues = {
  readonly name: string;
  /** Empty until one is chosen. */
  readonly gender: Gender | '';
  readonly shortDescription: string;
  readonly fullDescription: string;
  readonly partnerPreferences: string;
};

export interface Photos {
  /** The photo shown on cards. */
  readonly profilePhoto: PickedImage | undefined;
  readonly images: readonly PickedImage[];
}

const emptyValues: ProfileValues = {
  name: '',
  gender: '',
  shortDescription: '',
  fullDescription: '',
  partnerPreferences: '',
};

/** The initial values of the form. */
export function valuesOf(profile: OwnDatingProfile | undefined): ProfileValues {
  if (!profile) return emptyValues;
  const { name, shortDescription, fullDescription, partnerPreferences } = profile;
  return {
    name,
    gender: profile.gender ?? '',
    shortDescription,
    fullDescription,
    partnerPreferences,
  };
}

/** The stored photos. Each is identified by its URL and sent back as that URL. */
export function photosOf(profile: OwnDatingProfile | undefined): Photos {
  const stored = (url: string): PickedImage => ({ id: url, url });
  return {
    profilePhoto: profile?.profilePhoto ? stored(profile.profilePhoto) : undefined,
    images: profile?.images.map(stored) ?? [],
  };
}

export function sameValues(one: ProfileValues, other: ProfileValues): boolean {
  return (
    one.gender === other.gender &&
    one.name === other.name &&
    one.shortDescription === other.shortDescription &&
    one.fullDescription === other.fullDescription &&
    one.partnerPreferences === other.partnerPreferences
  );
}

export function samePhotos(one: Photos, other: Photos): boolean {
  const addresses = ({ profilePhoto, images }: Photos) =>
    [profilePhoto, ...images].map((photo) => photo?.url).join(' ');
  return addresses(one) === addresses(other);
}

export function readGender(text: string): Gender | '' {
  return gender.options.find((known) => known === text) ?? '';
}

/** The input to send, or the first problem. */
export function checkProfile(values: ProfileValues, photos: Photos) {
  const form = {
    ...values,
    profilePhoto: photos.profilePhoto?.url ?? '',
    images: photos.images.map(({ url }) => url),
  };
  const problem = firstProblem(datingProfileForm, form);
  if (problem) return { problem };
  if (values.gender === '') throw new Error('The form took a profile without a gender');
  return { input: { body: { ...form, gender: values.gender } }, problem };
}
