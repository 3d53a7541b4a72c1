/** The scenes among the files of `demo/pictures`. */
export const scenes = [
  'autorickshaw',
  'chai-glasses',
  'cricket-ground',
  'diya-rangoli',
  'fest-poster',
  'found-things',
  'gulmohar-cycles',
  'hostel-desk',
  'library-lamp',
  'mess-thali',
  'notice-board',
  'rain-road',
  'samosas',
  'sunset-hostel',
  'trek-dawn',
] as const;

/** Those of them that show a person. */
export const portraits = [
  'portrait-beard',
  'portrait-bob',
  'portrait-braid',
  'portrait-bun',
  'portrait-crop',
  'portrait-curls',
  'portrait-dupatta',
  'portrait-freckles',
  'portrait-gajra',
  'portrait-hijab',
  'portrait-hoodie',
  'portrait-hoops',
  'portrait-jacket',
  'portrait-jhumkas',
  'portrait-kurta',
  'portrait-ponytail',
  'portrait-quiff',
  'portrait-ringlets',
  'portrait-rose-hijab',
  'portrait-saree',
  'portrait-spectacles',
  'portrait-stripes',
  'portrait-turban',
  'portrait-waves',
] as const;

export type PortraitName = (typeof portraits)[number];
