import { rm } from 'node:fs/promises';
import { preparedData } from './prepared-data';
import { type ProcessOptions, type SiteProcess, startProcess } from './process';

/** A site that answers. */
export interface Site extends SiteProcess {
  url: string;
  dataDir: string;
  /** SIGTERM, and the exit code it ended with. */
  stop(): Promise<number | null>;
}

export interface SiteOptions extends ProcessOptions {
  /** Kept where it is given; otherwise a folder that was started once before and is removed at the end. */
  dataDir?: string;
}

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const dataDir = options.dataDir ?? (await preparedData(options.env?.DEMO ?? '1'));
  const started = startProcess(dataDir, options);
  const url = await started.ready;
  async function stop(): Promise<number | null> {
    started.child.kill('SIGTERM');
    const code = await started.exit;
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    return code;
  }
  return { ...started, url, dataDir, stop };
}
