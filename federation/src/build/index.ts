export { buildAll, type BuildOptions } from './build-all';
export { buildWorkspace, builtId, isStale } from './build-workspace';
export { buildIdOf } from './inputs';
export { BuildRefused } from './run-webpack';
