export type { Asset, RemoteBuildFile, ShellBuildFile } from './build-file';
export { shareFolder, type Central } from './central';
export { catchUp, follow, type Following } from './follow';
export { composeRegistry, registryText, type ComposeOptions, type Sign } from './compose';
export { readErrorStats, writeErrorStats, type BuildErrorStats } from './error-stats';
export { withFileLock, type HeldLock, type LockOptions } from '@campus/node-tools/file-lock';
export type { Warn } from './compose';
export {
  noteDecision,
  promote,
  rollback,
  switchOff,
  switchOn,
  type Done,
  type RollbackOptions,
} from './operate';
export { ownerOf, pageAssets, type PageAssets } from './page-assets';
export {
  readPointer,
  writePointer,
  type Change,
  type ChangeAction,
  type ChangedBy,
  type Pointer,
} from './pointer';
export {
  publishBuild,
  publishCanary,
  type CanaryRequest,
  type Published,
  type PublishRequest,
} from './publish';
export { publishNew, type NewBuilds } from './publish';
export { endPreviews, findPreview, publishPreview, type FoundPreview } from './previews';
export { Refusal } from '@campus/node-tools/refusal';
export { keptBuilds, liveRemotes, statusOf, type LiveRemote, type RemoteStatus } from './status';
export type { OnStep, PublishStep } from './disk';
export { readBuildFile, readDescription, type Draft } from './store';
export { noteInUse, sweepBuilds, type NamedBuild, type SweepOptions } from './sweep';
export { assetFaults } from './store';
