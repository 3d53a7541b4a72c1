import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preparedData } from './prepared-data';
import { type ProcessOptions, type SiteProcess, startProcess } from './process';

/** A running site. */
export interface Site extends SiteProcess {
  url: string;
  dataDir: string;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

export interface SiteOptions extends ProcessOptions {
  /** Kept if given; otherwise a folder prepared by an earlier start, and removed at the end. */
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

/** The live builds of a site, by name of the file that defines them. */
async function readLive({ dataDir }: Site): Promise<Map<string, string>> {
  const folder = path.join(dataDir, 'remotes');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = files.map(async (name) => {
    const file = path.join(folder, name);
    return [file, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(texts));
}

/** Records the live builds of a site. @returns a function that restores them, regardless of later publishing */
export async function keepLive(site: Site): Promise<() => Promise<void>> {
  const before = await readLive(site);
  return async () => {
    for (const [file, text] of await readLive(site)) {
      const earlier = before.get(file);
      if (earlier === undefined) await rm(file);
      else if (earlier !== text) await writeFile(file, earlier);
    }
  };
}
