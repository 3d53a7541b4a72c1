export type { Asset, RemoteBuildFile, ShellBuildFile } from './build-file';
export { composeRegistry, registryText, type ComposeOptions } from './compose';
export type { Warn } from './log';
export { ownerOf, pageAssets, type PageAssets } from './page-assets';
export { readPointer, writePointer, type Pointer } from './pointer';
export { publishBuild, type Published, type PublishRequest } from './publish';
