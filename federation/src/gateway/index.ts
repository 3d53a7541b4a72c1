export { gateway } from './gateway';
export { securityHeaders } from './send-file';
export type { SourceOptions } from './sources';
