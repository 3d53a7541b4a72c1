import type { Gender } from '@campus/contract';

/** A profile as lists need it. `photo` is the key of the main photo. */
export interface CardRow {
  readonly studentId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly shortDescription: string;
  readonly photo: string;
}

export interface ProfileRow extends CardRow {
  readonly fullDescription: string;
  readonly partnerPreferences: string;
  readonly isPaused: boolean;
  /** Keys of the other photos in their order, joined by commas; null where there are none. */
  readonly others: string | null;
}

/** Columns of a {@link CardRow} over a profile `p`; `$1` is the college. */
export const cardColumns = `p.student_id as "studentId", p.name, p.gender,
  p.short_description as "shortDescription",
  (select i.media_key from dating_images i where i.college_id = $1 and i.student_id = p.student_id
    and i.position = 0) as photo`;

/** Columns of a {@link ProfileRow}. */
export const profileColumns = `${cardColumns}, p.full_description as "fullDescription",
  p.partner_preferences as "partnerPreferences", p.is_paused as "isPaused",
  (select string_agg(i.media_key, ',' order by i.position) from dating_images i
    where i.college_id = $1 and i.student_id = p.student_id and i.position > 0) as others`;
