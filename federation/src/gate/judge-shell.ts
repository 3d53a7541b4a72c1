import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { liveBuilds, liveShells, type Site } from './builds';
import { shellBudgets, permissions, collisions, navigation, missingExports, unmet } from './rules';
import type { Reason, RuleName } from './types';

/** Events that live remotes listen for and that nothing would emit under the new shell. */
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

/** Files that the shell names without a hash: they would not be stored. */
function missingFiles(shell: ShellBuildFile): string[] {
  const { assets, composed = [], frame, initial, chunks, provides } = shell;
  const known = new Set([...assets, ...composed].map(({ path }) => path));
  const parts = [initial, ...Object.values(chunks), ...Object.values(provides)];
  const named = new Set(parts.flatMap(({ js, css }) => [...js, ...css]));
  for (const path of ['index.html', frame]) if (path !== undefined) named.add(path);
  return [...named]
    .filter((path) => !known.has(path))
    .map((path) => `The shell names ${path}, but has no such file`);
}

const reasons = (rule: RuleName, sentences: readonly string[]): Reason[] =>
  sentences.map((sentence) => ({ rule, sentence }));

/**
 * Lists the live remotes that a new shell would break: by its versions and exports, the routes it adds
 * or drops, the permissions it knows and the events it emits.
 * @param remotes builds of all remotes that visitors may get
 */
export function judgeShell(shell: ShellBuildFile, remotes: readonly RemoteBuildFile[]): Reason[] {
  const { offers } = shell;
  const ofRemotes = remotes.flatMap((file): Reason[] => {
    const { name } = file.declaration;
    const names = { who: name, here: 'the shell' };
    const required = Object.entries(file.requires);
    const candidate = { file, styles: {} };
    const others = remotes.filter(({ declaration }) => declaration.name !== name);
    return [
      ...reasons('ranges', offers ? unmet(required, offers, names) : []),
      ...reasons('exports', missingExports(file.uses ?? {}, shell.brings ?? {}, names)),
      ...reasons('collisions', collisions(candidate, { shell, others: [] })),
      ...reasons('navigation', navigation(candidate, { shell, others })),
      ...reasons('permissions', permissions(candidate, { shell, others: [] })),
    ];
  });
  return [...ofRemotes, ...reasons('events', lostEvents(shell, remotes))];
}

/**
 * Like `judgeShell`, for a shell build that is a candidate to go live.
 * @param live the current shell; undefined if there is none
 */
export function judgeCandidate(
  shell: ShellBuildFile,
  remotes: readonly RemoteBuildFile[],
  live: ShellBuildFile | undefined,
): Reason[] {
  return [
    ...reasons('files', missingFiles(shell)),
    ...judgeShell(shell, remotes),
    ...reasons('budgets', shellBudgets(shell, remotes, live)),
  ];
}

/**
 * Lists the live remotes that the live shell breaks: their pages show an error card or the
 * previous build. Empty if there are none.
 */
export async function shellFaults(site: Site): Promise<string[]> {
  const remotes = await liveBuilds(site.remotesDir);
  const shells = await liveShells(site);
  const faults = shells.flatMap(({ file }) => judgeShell(file, remotes));
  return [...new Set(faults.map(({ sentence }) => sentence))];
}
