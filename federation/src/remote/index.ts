export { assetHookKey } from './asset-hook';
export { beginAttempt, setChunkLimit } from './attempt';
export { chosenBuild } from './chosen-build';
export type {
  Access,
  LayoutName,
  NavigationEntry,
  PageRoute,
  RemoteDeclaration,
  WidgetDeclaration,
} from './declaration';
export type { Framed } from './framed';
export { isChunkError, lazyRoute } from './lazy-route';
export { findRoute, matchRoute, type RouteParams } from './match-route';
export { documentTitle, usePageTitle } from './page-title';
export { paths } from './paths';
export {
  defaultLimits,
  type ChunkAssets,
  type LoadLimits,
  type RegisteredBuild,
  type RegisteredRemote,
  type RegistryDocument,
} from './registry-document';
export { remoteApp } from './remote-app';
export { Slot, SlotProvider, type SlotProps } from './slot';
export { TimeLimitError, withTimeLimit } from './time-limit';
export { hasUnsavedWork, useUnsavedWork } from './unsaved-work';
export { inRange } from './version-range';
