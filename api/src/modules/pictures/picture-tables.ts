/** Whose pictures are kept in which table, under which column. The name is also the `kind` of a picture. */
export const pictureTables = {
  post: { table: 'post_images', owner: 'post_id' },
  ad: { table: 'ad_images', owner: 'ad_id' },
  event: { table: 'event_images', owner: 'event_id' },
  dating: { table: 'dating_images', owner: 'student_id' },
  explore: { table: 'explore_images', owner: 'explore_id' },
} as const;

export type PictureKind = keyof typeof pictureTables;
