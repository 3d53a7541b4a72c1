export { gateway, type GatewayOptions } from './gateway';
export { cacheRules, secureHeaders, securityHeaders } from './send-file';
export type { SourceOptions } from './sources';
