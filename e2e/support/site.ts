import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** What a site has live, by the name of the file that says so. */
async function readLive({ dataDir }: Site): Promise<Map<string, string>> {
  const folder = path.join(dataDir, 'remotes');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = files.map(async (name) => {
    const file = path.join(folder, name);
    return [file, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(texts));
}

/** Notes what a site has live. @returns makes that live again, whatever was published or taken out meanwhile */
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
