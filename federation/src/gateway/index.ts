export { gateway, type GatewayOptions } from './gateway';
export { cacheRules, secureHeaders, securityHeaders } from './headers';
export type { SourceOptions } from './sources';
