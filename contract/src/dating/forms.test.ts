import { datingProfileForm, firstProblem } from '..';

const profile = {
  profilePhoto: 'data:image/webp;base64,AA==',
  name: 'Asha',
  gender: 'female',
  shortDescription: 'Climber',
  fullDescription: 'I climb.',
  partnerPreferences: 'Climbs too',
  images: [],
};
const nothing = {
  profilePhoto: '',
  name: ' ',
  gender: '',
  shortDescription: '',
  fullDescription: '',
  partnerPreferences: '',
};
const tooLong = {
  shortDescription: 'a'.repeat(101),
  fullDescription: 'a'.repeat(501),
  partnerPreferences: 'a'.repeat(301),
  images: Array.from({ length: 11 }, () => profile.profilePhoto),
};

test('the dating profile form reports missing fields first, then too long ones, one by one', () => {
  const fix: [keyof typeof profile, string][] = [
    ['profilePhoto', 'Profile photo is required'],
    ['name', 'Name is required'],
    ['gender', 'Gender is required'],
    ['shortDescription', 'Short description is required'],
    ['fullDescription', 'Full description is required'],
    ['partnerPreferences', 'Partner preferences are required'],
  ];
  let form: Record<string, unknown> = { ...nothing, images: tooLong.images };
  for (const [field, message] of fix) {
    expect(firstProblem(datingProfileForm, form)).toEqual({ field, message });
    form = { ...form, [field]: field in tooLong ? tooLong[field as 'images'] : profile[field] };
  }
  const shorten: [keyof typeof tooLong, string][] = [
    ['shortDescription', 'Short description must be 100 characters or less'],
    ['fullDescription', 'Full description must be 500 characters or less'],
    ['partnerPreferences', 'Partner preferences must be 300 characters or less'],
    ['images', 'Cannot upload more than 10 images'],
  ];
  for (const [field, message] of shorten) {
    expect(firstProblem(datingProfileForm, form)).toEqual({ field, message });
    form = { ...form, [field]: profile[field] };
  }
  expect(firstProblem(datingProfileForm, form)).toBeUndefined();
});
