import type { Gender } from '@campus/contract';
import { Badge } from '@campus/shared-ui';

const labels: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

/** Renders nothing if the answer does not contain the gender. */
export function GenderBadge({ gender }: { gender: Gender | null }) {
  return gender && <Badge tone="note">{labels[gender]}</Badge>;
}
