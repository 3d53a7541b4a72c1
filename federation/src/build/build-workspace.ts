import { buildIdOf, toolsHash } from './build-id';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { readWorkspace, root } from './workspace';

/** Builds the workspace in `folder`, of either kind, and returns a report of its sizes. */
export async function buildWorkspace(folder: string): Promise<{ build: string; report: string }> {
  const workspace = await readWorkspace(folder);
  const build = buildIdOf(root, folder);
  const report =
    workspace.kind === 'remote'
      ? await buildRemote(workspace, { build, tools: toolsHash(root) })
      : await buildShell(workspace, build);
  return { build, report };
}
