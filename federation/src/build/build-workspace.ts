import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { buildIdOf } from './inputs';
import { readWorkspace } from './workspace';

/** Id of the build that lies in a folder's `dist`, or undefined where none is complete. */
export function builtId(folder: string): string | undefined {
  for (const name of ['remote.json', 'shell.json']) {
    try {
      const file = JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8')) as {
        build?: string;
      };
      return file.build;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Whether what lies in `dist` was made from other sources than the present ones. */
export const isStale = (folder: string): boolean => builtId(folder) !== buildIdOf(folder);

/** Builds the workspace in `folder`, whatever its kind, and returns a report of its sizes. */
export async function buildWorkspace(folder: string): Promise<{ build: string; report: string }> {
  const workspace = await readWorkspace(folder);
  const build = buildIdOf(folder);
  const report =
    workspace.kind === 'remote'
      ? await buildRemote(workspace, build)
      : await buildShell(workspace, build);
  return { build, report };
}
