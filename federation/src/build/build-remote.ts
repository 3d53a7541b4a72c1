import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { type RemoteBuildFile, federationManifest } from '../registry/build-file';
import type { ChunkAssets } from '../remote/registry-document';
import { budgetFaults, budgetTable, firstScreens, widgetScreens } from './budgets';
import { codeHashes } from './code-hashes';
import { compressFolder } from './compress';
import { startPages, type Rendering } from './markup/remote-pages';
import { exposedChunk, widgetFaults } from './remote-definition';
import { runWebpack } from './webpack-base';
import { styleFaults } from './scoped-css';
import { sharedRanges } from './share-config';
import { inOwnSources } from './source-maps';
import { namedChunks, usedExports } from './shared-use';
import { globalNameOf, webpackRemote } from './webpack-remote';
import type { RemoteWorkspace } from './workspace';
import { Refusal } from '@campus/node-tools/refusal';

type Described = Pick<RemoteBuildFile, 'entry' | 'exposes' | 'chunks' | 'requires' | 'uses'>;

function exposedChunks(
  workspace: RemoteWorkspace,
  chunks: Record<string, ChunkAssets>,
): Record<string, ChunkAssets> {
  const exposes = ['./App', ...workspace.declaration.widgets.map(({ expose }) => expose)];
  return Object.fromEntries(
    exposes.map((expose) => {
      const assets = chunks[exposedChunk(expose)];
      if (!assets)
        throw new Refusal(`${workspace.name} exposes ${expose}, but has no chunk for it`);
      return [expose, assets];
    }),
  );
}

function describe(workspace: RemoteWorkspace, compilation: Compilation): Described {
  const { container, requires } = workspace.declaration;
  const chunks = namedChunks(compilation);
  const entry = compilation.entrypoints
    .get(container)
    ?.getFiles()
    .find((file) => file.endsWith('.js'));
  if (!entry) throw new Refusal(`${workspace.name} has no entry named ${container}`);
  const keys = new Set(Object.values(chunks).flatMap(({ shared }) => shared));
  return {
    entry,
    exposes: exposedChunks(workspace, chunks),
    chunks,
    requires: { ...sharedRanges(keys), ...requires },
    uses: usedExports(compilation),
  };
}

function chunkFaults({ declaration, chunks }: RemoteBuildFile): string[] {
  return declaration.routes
    .filter((route) => route.chunk && !chunks[route.chunk])
    .map((route) => `${route.path} names the chunk "${route.chunk}", but no import() creates it`);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

interface BuildHashes {
  /** Of the sources: the name of the build. */
  build: string;
  /** Of what makes builds. */
  tools: string;
}

async function buildBeside(
  rendering: Rendering,
  workspace: RemoteWorkspace,
  { build, tools }: BuildHashes,
): Promise<string> {
  const { declaration, dist } = workspace;
  const compilation = await runWebpack(webpackRemote(workspace, build));
  const described = describe(workspace, compilation);
  const file: RemoteBuildFile = {
    build,
    declaration,
    globalName: globalNameOf(declaration.container, build),
    ...described,
    assets: await compressFolder(dist),
  };
  const measures = [...firstScreens(file), ...widgetScreens(file)];
  const paths = file.assets.map(({ path }) => path);
  const faults = [
    ...chunkFaults(file),
    ...(await inOwnSources(workspace.name, styleFaults(dist, paths, workspace.name))),
    ...budgetFaults(measures),
  ];
  refuse(faults);
  const markup = await rendering.write();
  await writeFile(join(dist, 'mf-manifest.json'), json(federationManifest(file)));
  const code = codeHashes(compilation, { declaration, ...markup }, tools);
  await writeFile(join(dist, 'remote.json'), json({ ...file, ...markup, code }));
  return budgetTable(measures);
}

/**
 * Builds one remote into its `dist`: assets, their compressed copies, `mf-manifest.json` and finally
 * `remote.json`. Without that file the folder does not count as built.
 * @returns report lines for the user
 * @throws Refusal if a rule is broken
 */
export async function buildRemote(
  workspace: RemoteWorkspace,
  hashes: BuildHashes,
): Promise<string> {
  refuse(widgetFaults(workspace));
  await rm(workspace.dist, { recursive: true, force: true });
  const rendering = startPages(workspace);
  try {
    return await buildBeside(rendering, workspace, hashes);
  } finally {
    rendering.stop();
  }
}
