import { basename } from 'node:path';
import { buildIdOf, toolsHash } from './build-id';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { inOwnSources } from './source-maps';
import { readWorkspace, root } from './workspace';
import { Refusal } from '@campus/node-tools/refusal';

const folder = process.cwd();
const name = basename(folder);

/** Builds the workspace in `folder`, of either kind, and returns a report of its sizes. */
async function buildWorkspace(folder: string): Promise<{ build: string; report: string }> {
  const workspace = await readWorkspace(folder);
  const build = buildIdOf(root, folder);
  const report =
    workspace.kind === 'remote'
      ? await buildRemote(workspace, { build, tools: toolsHash(root) })
      : await buildShell(workspace, build);
  return { build, report };
}

/** Messages to the process that asked for a build; without one, refusals are printed. */
export type BuildMessage = { built: string } | { refused: string } | { positions: string[] };

const send = (message: BuildMessage) => process.send?.(message);

const [option, ...values] = process.argv.slice(2);

if (option === '--positions') {
  // For the process that asked: the sentences, with files and lines of the sources.
  send({ positions: await inOwnSources(name, values) });
} else if (option === '--help') {
  console.log('Builds the workspace in the current folder into dist/ and prints its sizes.');
} else {
  console.log(`${name}: building`);
  const started = performance.now();
  try {
    const { build, report } = await buildWorkspace(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: build ${build} in ${seconds} s\n${report}`);
    // This process goes on until its cache is stored.
    send({ built: build });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!send({ refused: error.message })) console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
