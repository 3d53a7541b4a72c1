export { buildAll, type BuildOptions } from './build-all';
export { buildWorkspace, builtId, isStale } from './build-workspace';
export { buildIdOf } from './build-workspace';
