/**
 * Whose pictures are kept in which table, under which column, and what they belong to: a row of `of`, found by
 * `id`, that is in sight until `hidden_at` is set. The name is also the `kind` of a picture.
 */
export const pictureTables = {
  post: { table: 'post_images', owner: 'post_id', of: 'posts', id: 'id' },
  ad: { table: 'ad_images', owner: 'ad_id', of: 'ads', id: 'id' },
  event: { table: 'event_images', owner: 'event_id', of: 'events', id: 'id' },
  dating: { table: 'dating_images', owner: 'student_id', of: 'dating_profiles', id: 'student_id' },
  explore: { table: 'explore_images', owner: 'explore_id', of: 'explores', id: 'id' },
} as const;

export type PictureKind = keyof typeof pictureTables;
