export { createApi, type Api, type ApiOptions } from './api';
export type {
  DeployOrder,
  Deploys,
  LiveRemote,
  RemoteChange,
  Remotes,
  SelfCheck,
} from './breaker/remotes-port';
export { createTickets } from './breaker/tickets';
export { readConfig, readSiteConfig, type Config } from './config';
export { openSharedRemotes, type SharedRemotes } from './shared-remotes';
export type { Services } from './services';
export { startApi, type Running, type StartOptions } from './start';
