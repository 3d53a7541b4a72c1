export { createApi, type Api, type ApiOptions } from './api';
export type { LiveRemote, RemoteChange, Remotes, SelfCheck } from './breaker/remotes-port';
export { createTickets } from './breaker/tickets';
export { ConfigError, readConfig, type Config } from './config';
export { Refusal } from './refusal';
export type { Services } from './services';
export { startApi, type Running, type StartOptions } from './start';
