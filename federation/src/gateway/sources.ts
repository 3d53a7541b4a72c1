import type { LoadLimits } from '../remote/registry-document';
import type { Sign } from '../registry/compose';
import type { Warn } from '../registry/log';
import { liveRegistry, type LiveRegistry } from './live-registry';
import { shellFiles, type ShellFiles } from './shell-files';
import type { Facts } from './static-page';

export interface SourceOptions {
  /** The shell's build: `shell/dist`. */
  shellDir: string;
  /** REMOTES_DIR: pointer files and immutable builds. */
  remotesDir: string;
  /** What pages list for visitors without scripts, e.g. `colleges`. */
  facts?: Facts;
  /** Overrides of the time limits that the shell loads remotes under. */
  limits?: Partial<LoadLimits>;
  /** Signs the builds that documents and the registry name. */
  sign?: Sign;
}

/** What every document of the site is made of; each is read again when it has changed. */
export interface SiteSources {
  registry: () => Promise<LiveRegistry>;
  shell: () => Promise<ShellFiles>;
  facts: Facts;
}

export function siteSources(options: SourceOptions, warn: Warn): SiteSources {
  const { shellDir, remotesDir, facts = {}, limits, sign } = options;
  const shell = shellFiles(shellDir);
  return { registry: liveRegistry({ remotesDir, shell, limits, sign, warn }), shell, facts };
}
