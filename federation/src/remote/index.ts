export { assetHookKey } from './registry-document';
export { beginAttempt, setChunkLimit } from './lazy-route';
export { chosenBuild } from './registry-document';
export type {
  Access,
  LayoutName,
  NavigationEntry,
  PageRoute,
  RemoteDeclaration,
  WidgetDeclaration,
} from './declaration';
export type { Framed } from './registry-document';
export { isChunkError, lazyRoute } from './lazy-route';
export { findRoute, matchRoute, type RouteParams } from './paths';
export { documentTitle, usePageTitle } from './page-hooks';
export { paths } from './paths';
export {
  defaultLimits,
  type ChunkAssets,
  type LoadLimits,
  type RegisteredBuild,
  type RegisteredRemote,
  type RegistryDocument,
} from './registry-document';
export { remoteApp } from './lazy-route';
export { Slot, SlotProvider, type SlotProps } from './page-hooks';
export { TimeLimitError, withTimeLimit } from './lazy-route';
export { hasUnsavedWork, useUnsavedWork } from './page-hooks';
export { inRange } from './registry-document';
