import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const loader = (name: string): string =>
  fileURLToPath(new URL(`./loaders/${name}.cjs`, import.meta.url));

/**
 * Parts of the federation runtime that read manifests, make snapshots, preload, judge ranges, explain
 * errors at length, serve remotes that are known at build time, or run on a server. Nothing here reaches them: the registry names every file, and the document preloads them. The
 * runtime's version is pinned; the browser tests load, fail and force remotes through the rest.
 */
const standIns: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
`,
  'runtime-core/dist/plugins/snapshot/index.js': `
export const snapshotPlugin = () => ({ name: 'none' });
export const assignRemoteInfo = () => {};
`,
  'runtime-core/dist/plugins/generate-preload-assets.js': `
export const generatePreloadAssetsPlugin = () => ({ name: 'none' });
`,
  'runtime-core/dist/utils/preload.js': `
export const formatPreloadArgs = () => [];
export const preloadAssets = () => {};
`,
  // Entries come from assets.ts of the shell alone, which knows their hash and a time limit.
  'runtime-core/dist/utils/load.js': `
import { globalLoading } from '../global.js';
export const isEsmRemoteType = () => false;
export const getRemoteEntryUniqueKey = ({ entry, name }) => name + ':' + entry;
export const getRemoteInfo = (remote) => ({
  ...remote,
  entryGlobalName: remote.entryGlobalName || remote.name,
  shareScope: remote.shareScope || 'default',
});
export async function getRemoteEntry({ origin, remoteEntryExports, remoteInfo }) {
  if (remoteEntryExports) return remoteEntryExports;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  globalLoading[key] ??= origin.remoteHandler.hooks.lifecycle.loadEntry
    .emit({ origin, remoteInfo, remoteEntryExports })
    .catch((fault) => {
      delete globalLoading[key];
      throw fault;
    });
  return globalLoading[key];
}
`,
  // No plugin hears of the steps of loading a container.
  'runtime-core/dist/module/index.js': `
import { getRemoteEntry } from '../utils/load.js';
export class Module {
  constructor({ remoteInfo, host }) {
    this.remoteInfo = remoteInfo;
    this.host = host;
  }
  async getEntry() {
    const { host, remoteInfo, remoteEntryExports } = this;
    const asked = { origin: host, remoteInfo, remoteEntryExports };
    return (this.remoteEntryExports = await getRemoteEntry(asked));
  }
  async begin() {
    const container = await this.getEntry();
    const { shareScope: name = 'default' } = this.remoteInfo;
    const { shareScopeMap } = this.host;
    shareScopeMap[name] ??= {};
    await container.init(shareScopeMap[name], []);
    return container;
  }
  init() {
    return (this.beginning ??= this.begin().catch((fault) => {
      this.beginning = undefined;
      throw fault;
    }));
  }
  async get(_id, expose) {
    const container = await this.init();
    return (await container.get(expose))();
  }
}
`,
  // One name per container, no alias, and nothing hears of the steps.
  'runtime-core/dist/remote/index.js': `
import { globalLoading } from '../global.js';
import { Module } from '../module/index.js';
import { AsyncHook } from '../utils/hooks/asyncHook.js';
import { PluginSystem } from '../utils/hooks/pluginSystem.js';
import { getRemoteEntryUniqueKey, getRemoteInfo } from '../utils/load.js';
export class RemoteHandler {
  hooks = new PluginSystem({ loadEntry: new AsyncHook() });
  constructor(host) {
    this.host = host;
  }
  formatAndRegisterRemote({ remotes }) {
    return remotes;
  }
  registerRemotes(remotes, { force }) {
    const { options } = this.host;
    for (const remote of remotes) {
      const isKnown = options.remotes.some(({ name }) => name === remote.name);
      if (isKnown && !force) continue;
      this.forget(remote.name);
      options.remotes = [...options.remotes.filter(({ name }) => name !== remote.name), remote];
    }
  }
  forget(name) {
    const { moduleCache } = this.host;
    const info = moduleCache.get(name)?.remoteInfo;
    if (!info) return;
    Reflect.deleteProperty(window, info.entryGlobalName);
    delete globalLoading[getRemoteEntryUniqueKey(info)];
    moduleCache.delete(name);
  }
  async loadRemote(id) {
    const at = id.indexOf('/');
    const name = id.slice(0, at);
    const { moduleCache, options } = this.host;
    const remote = options.remotes.find((one) => one.name === name);
    const module =
      moduleCache.get(name) ?? new Module({ host: this.host, remoteInfo: getRemoteInfo(remote) });
    moduleCache.set(name, module);
    return module.get(id, '.' + id.slice(at));
  }
}
`,
  'sdk/dist/generateSnapshotFromManifest.js': `
export const isManifestProvider = () => false;
export const inferAutoPublicPath = (url) => url;
export const simpleJoinRemoteEntry = (path, name) => path + name;
export const generateSnapshotFromManifest = () => ({});
export const getManifestFileName = () => ({});
`,
  'sdk/dist/logger.js': `
export const createLogger = (prefix) =>
  Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'success', 'ready', 'debug', 'setPrefix'].map((name) => [
      name,
      (...words) => name === 'error' || name === 'warn' ? console[name](prefix, ...words) : undefined,
    ]),
  );
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = createLogger('[federation]');
export const infrastructureLogger = logger;
`,
  // Ranges are judged from the registry before anything is fetched: see remote-module.ts of the shell.
  'runtime-core/dist/utils/semver/index.js': `
export const satisfy = () => true;
`,
  'error-codes/dist/desc.mjs': `
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
`,
  // Entries are fetched by assets.ts of the shell, with their hash and a time limit.
  'sdk/dist/dom.js': `
export const createLink = () => {};
export const createScript = () => {};
export const isStaticResourcesEqual = (one, other) => one === other;
export const loadScript = () => Promise.reject(new Error('Entries are not loaded by the runtime'));
export async function safeWrapper(callback) {
  try {
    return await callback();
  } catch {
    return undefined;
  }
}
`,
  'webpack-bundler-runtime/dist/init.js': `
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
}
`,
  'webpack-bundler-runtime/dist/remotes.js': `
export const remotes = () => {};
`,
  'webpack-bundler-runtime/dist/initContainerEntry.js': `
export const initContainerEntry = () => {};
`,
  'sdk/dist/node.js': `
export const createScriptNode = () => {};
export const loadScriptNode = () => {};
`,
};

/** Rules that leave out of the shell what it never calls: see docs/adr for the bytes. */
export function slimRules(): RuleSetRule[] {
  const runtime = Object.entries(standIns).map(([path, source]) => ({
    test: (file: string) => file.endsWith(`/@module-federation/${path}`),
    loader: loader('stand-in'),
    options: { source },
  }));
  return [...runtime, { test: /\/react-router\/dist\/[^?]*\.mjs$/, loader: loader('pure-calls') }];
}
