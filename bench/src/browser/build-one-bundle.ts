// node --import tsx bench/src/browser/build-one-bundle.ts <folder>: shell and remotes as one application.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import webpack from 'webpack';
import { compressFolder } from '../../../federation/src/build/compress';
import { appRule, widgetFile } from '../../../federation/src/build/remote-definition';
import { runWebpack, extractStyles, webpackBase } from '../../../federation/src/build/webpack-base';
import { offeredVersions } from '../../../federation/src/build/share-config';
import { webpackShell } from '../../../federation/src/build/webpack-shell';
import {
  readWorkspace,
  root,
  type RemoteWorkspace,
  type ShellWorkspace,
} from '../../../federation/src/build/workspace';

const shellFolder = path.join(root, 'shell');

async function remoteWorkspaces(): Promise<RemoteWorkspace[]> {
  const names = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  const all = await Promise.all(names.map((name) => readWorkspace(path.join(root, name))));
  return all.filter((workspace) => workspace.kind === 'remote');
}

/** Replaces `shell/src/federation/runtime.ts`: each part is a chunk of the one application. */
function runtimeSource(remotes: readonly RemoteWorkspace[]): string {
  const parts = remotes.flatMap(({ name, folder, declaration }) => [
    [`${name} ./App`, path.join(folder, 'remote.ts')],
    ...declaration.widgets.map(({ expose }) => [
      `${name} ${expose}`,
      path.join(folder, widgetFile(expose)),
    ]),
  ]);
  const imports = parts.map(
    ([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`,
  );
  return `
import { loadLimits, tabBucket } from ${JSON.stringify(path.join(shellFolder, 'src/federation/registry.ts'))};
const parts = { ${imports.join(', ')} };
const versions = ${JSON.stringify(offeredVersions())};
const offered = Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, [version]]));
export const installRuntime = () => undefined;
export const runtimePort = {
  limits: loadLimits,
  offered: () => offered,
  bucket: tabBucket,
  loadOnce: ({ remote, expose }) =>
    parts[remote.declaration.name + ' ' + expose]().then((part) => part.default),
  isLive: () => true,
  failed: (error) => console.error(error),
};
`;
}

interface Plan {
  readonly shell: ShellWorkspace;
  readonly remotes: readonly RemoteWorkspace[];
  /** The output folder of the build. */
  readonly folder: string;
  readonly runtime: string;
}

/** As webpack splits an application by default: a chunk for each import, and for what several of them need. */
function configuration({ shell, remotes, folder, runtime }: Plan): Configuration {
  const base = webpackBase(shell.name, shell.folder);
  const { resolve } = webpackShell(shell, 'bundle');
  const rules = remotes.map((remote) => appRule(remote.folder, remote.definition));
  // Each remote's classes keep its prefix: sheets of two remotes may have the same name.
  const sources = [...remotes, shell].map(({ kind, name, folder }) => ({
    ...(kind === 'remote' && { include: `${folder}/` }),
    rules: (webpackBase(name, folder).module?.rules ?? []).filter((rule) => rule !== '...'),
  }));
  return {
    ...base,
    cache: false,
    ...(resolve && { resolve }),
    module: { rules: [{ oneOf: sources }, ...rules] },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    entry: './src/index.ts',
    output: {
      path: folder,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    plugins: [
      extractStyles('assets/'),
      new webpack.NormalModuleReplacementPlugin(/federation\/runtime$|^\.\/runtime$/, (request) => {
        if (!request.context.startsWith(path.join(shellFolder, 'src'))) return;
        Object.assign(request, { request: runtime });
      }),
    ],
  };
}

/** The document of such an application: its scripts and styles, and an element for the registry. */
async function emitDocument(compilation: Compilation, folder: string): Promise<void> {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/${file}">`
      : `<script src="/${file}" defer></script>`,
  );
  const template = await readFile(path.join(shellFolder, 'src/index.html'), 'utf8');
  const html = template.replace('<!-- assets -->', tags.join(''));
  await writeFile(path.join(folder, 'index.html'), html);
}

const folder = path.resolve(process.argv[2] ?? '');
const [shell, remotes] = await Promise.all([readWorkspace(shellFolder), remoteWorkspaces()]);
if (shell.kind !== 'shell') throw new Error('The shell is not built.');
await mkdir(folder, { recursive: true });
const runtime = path.join(folder, 'runtime.js');
await writeFile(runtime, runtimeSource(remotes));
const compilation = await runWebpack(configuration({ shell, remotes, folder, runtime }));
await emitDocument(compilation, folder);
await compressFolder(path.join(folder, 'assets'));
