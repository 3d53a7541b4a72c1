import { beaconLimits } from '@campus/contract';
import { wayTo } from '../../router/ways';
import { currentRegistry } from '../registry-store';

/** The pattern of the route that a path belongs to: what the page was, not whose. */
export function pagePattern(pathname: string): string {
  const way = wayTo(pathname, currentRegistry());
  const pattern = way.kind === 'none' ? '/*' : way.route.path;
  return pattern.slice(0, beaconLimits.page);
}
