import type { Gender } from '@campus/contract';
import { Badge } from '@campus/shared-ui';

const words: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

export function GenderBadge({ gender }: { gender: Gender }) {
  return <Badge tone="note">{words[gender]}</Badge>;
}
