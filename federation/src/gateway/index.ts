export { gateway, type GatewayOptions } from './gateway';
export { securityHeaders } from './headers';
