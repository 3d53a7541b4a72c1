import { moderateText } from '@campus/api/moderation';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { FieldKind } from '@campus/api/moderation';

export interface Line {
  readonly kind: FieldKind;
  readonly text: string;
}

export type Refuses = (line: Line) => boolean;

const stock = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

export const ours: Refuses = ({ text, kind }) => moderateText(text, kind).verdict === 'refuse';
/** The engine's own English lists, as it ships them. */
export const baseline: Refuses = ({ text }) => stock.hasMatch(text);

export function share(lines: readonly Line[], refuses: Refuses): number {
  return lines.length === 0 ? 0 : lines.filter(refuses).length / lines.length;
}

const repeats = 30;

/** Milliseconds for 5 kB of ordinary lines, the middle of many runs. */
export function msPer5kB(lines: readonly Line[], refuses: Refuses): number {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 5000);
  const times = Array.from({ length: repeats }, () => {
    const from = performance.now();
    refuses({ kind: 'post', text });
    return performance.now() - from;
  }).sort((a, b) => a - b);
  return times[Math.floor(repeats / 2)] ?? 0;
}
