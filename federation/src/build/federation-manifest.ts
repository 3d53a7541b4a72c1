import type { RemoteBuildFile } from '../registry/build-file';

const pluginVersion = '2.9.2';

/**
 * `mf-manifest.json` in the format of the official plugin, for tools that read it. The shell does not: the
 * registry contains what it needs, and loading a page requests no manifest.
 */
export function federationManifest(file: RemoteBuildFile): object {
  const { container } = file.declaration;
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: file.build, buildName: file.declaration.name },
      remoteEntry: { name: file.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: file.globalName,
      pluginVersion,
      publicPath: 'auto',
    },
    shared: Object.entries(file.requires).map(([name, requiredVersion]) => ({
      id: `${container}:${name}`,
      name,
      singleton: true,
      requiredVersion,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
    remotes: [],
    exposes: Object.entries(file.exposes).map(([path, assets]) => ({
      id: `${container}:${path.replace('./', '')}`,
      name: path.replace('./', ''),
      path,
      assets: {
        js: { sync: assets.js, async: [] },
        css: { sync: assets.css, async: [] },
      },
    })),
  };
}
