import type { RegistryDocument } from '@campus/federation/remote';
import type { Blame } from '../blame';
import { latestRegistry } from '../live/offer';
import { inlinedRegistry } from '../registry';
import { currentRegistry } from '../registry-store';

// A build that this tab has left stands in what the site said, and not in what the tab follows.
const registries: readonly (() => RegistryDocument)[] = [
  currentRegistry,
  latestRegistry,
  () => inlinedRegistry(document),
];

/** What the site gave this tab with a build, or with the registry for the shell: it goes along with what is told. */
export function ticketOf(part?: Blame): { ticket?: string } {
  for (const asked of registries) {
    const registry = asked();
    const { current, previous, canary } = registry.remotes[part?.remote ?? ''] ?? {};
    const builds = [current, previous, canary];
    const named = part ? builds.find((one) => one?.build === part.build) : registry;
    if (named?.ticket) return { ticket: named.ticket };
  }
  return {};
}
