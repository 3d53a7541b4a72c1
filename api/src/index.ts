export type { DeployOrder, Deploys, LiveRemote, Remotes, SelfCheck } from './breaker/remotes-port';
export { createTickets } from './breaker/tickets';
export { readSiteConfig, type Config } from './config';
export { openSharedRemotes, type SharedRemotes } from './shared-remotes';
export { startApi } from './start';
