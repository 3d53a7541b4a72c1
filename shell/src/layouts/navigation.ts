import type { NavigationEntry, RegistryDocument } from '@campus/federation/remote';
import { isIconName, type IconName } from '@campus/shared-ui';
import { wayTo } from '../router/ways';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

const iconOf = (name: string): IconName => (isIconName(name) ? name : 'spark');

/** What the remotes put into one area of the navigation, in order; never a link that leads nowhere. */
export function navigationOf(
  registry: RegistryDocument,
  area: NavigationEntry['area'],
): NavigationItem[] {
  return Object.values(registry.remotes)
    .flatMap(({ declaration }) => declaration.navigation)
    .filter((entry) => entry.area === area && wayTo(entry.to, registry).kind !== 'none')
    .sort((a, b) => a.order - b.order)
    .map(({ to, label, icon }) => ({ to, label, icon: iconOf(icon) }));
}
