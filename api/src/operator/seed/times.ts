import { campusInstant } from '@campus/contract';
import { later } from '../../clock';
import type { Random } from '../../demo/random';
import { campusDay } from '../../modules/listing/start-times';
import type { Filling } from './filling';

/** Days as seconds. */
export const days = (count: number) => count * 86_400;

/** Some time of the last 90 days. */
export function lately({ now }: Filling, random: Random): Date {
  return later(now, -random.between(0, days(90)));
}

/** A quarter of an hour of the campus clock, between tomorrow and `within` days from now. */
export function soon({ now }: Filling, random: Random, within: number): Date {
  const day = campusDay(later(now, days(random.whole(1, within))));
  const two = (part: number) => String(part).padStart(2, '0');
  return campusInstant(day, `${two(random.whole(5, 22))}:${two(15 * random.whole(0, 3))}`);
}
