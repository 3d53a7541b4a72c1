import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { liveBuilds, readShell, type Site } from './builds';
import { permissions } from './rules/declaration';
import { collisions } from './rules/routes';
import { missingExports, unmet } from './rules/shared-modules';
import type { Reason } from './types';

/** Events that live remotes wait for and that nobody would emit under the new shell. */
function lostEvents({ emits }: ShellBuildFile, remotes: readonly RemoteBuildFile[]): string[] {
  if (!emits) return [];
  const all = new Set([
    ...emits,
    ...remotes.flatMap(({ declaration }) => declaration.events?.emits ?? []),
  ]);
  return remotes.flatMap(({ declaration: { name, events } }) =>
    (events?.hears ?? [])
      .filter((event) => !all.has(event))
      .map((event) => `The shell does not emit the event ${event}, which ${name} waits for`),
  );
}

/**
 * Says which live remotes a new shell would leave behind: by the versions and exports it brings, the
 * addresses it takes, the permissions it knows and the events it emits.
 * @param remotes builds of all remotes that visitors may get
 */
export function judgeShell(shell: ShellBuildFile, remotes: readonly RemoteBuildFile[]): Reason[] {
  const live = { shell, others: [] };
  const { offers } = shell;
  const reasons = remotes.flatMap((file): Reason[] => {
    const names = { who: file.declaration.name, here: 'the shell' };
    const required = Object.entries(file.requires);
    const candidate = { file, styles: {} };
    return [
      ...(offers ? unmet(required, offers, names) : []).map((sentence): Reason => ({
        rule: 'ranges',
        sentence,
      })),
      ...missingExports(file.uses ?? {}, shell.brings ?? {}, names).map((sentence): Reason => ({
        rule: 'exports',
        sentence,
      })),
      ...collisions(candidate, live).map((sentence): Reason => ({ rule: 'collisions', sentence })),
      ...permissions(candidate, live).map((sentence): Reason => ({
        rule: 'permissions',
        sentence,
      })),
    ];
  });
  const events = lostEvents(shell, remotes).map((sentence): Reason => ({
    rule: 'events',
    sentence,
  }));
  return [...reasons, ...events];
}

/**
 * Says which live remotes the shell that starts now leaves behind: their pages show a card, or the
 * previous build. Empty where there are none.
 */
export async function shellFaults({ remotesDir, shellDir }: Site): Promise<string[]> {
  const shell = await readShell(shellDir);
  const reasons = judgeShell(shell, await liveBuilds(remotesDir));
  return reasons.map(({ sentence }) => sentence);
}
