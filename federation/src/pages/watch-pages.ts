import { watch, type FSWatcher } from 'node:fs';
import type { Warn } from '../registry/compose';
import { siteSources, type LiveSite, type SourceOptions } from '../gateway/sources';
import { writePages } from './write-pages';

export interface PagesWatch {
  /** Waits for the current write; nothing is written afterwards. */
  stop(): Promise<void>;
}

/** Milliseconds between checks for changes that the file system did not report. */
const lookEvery = 1000;
/** Milliseconds after which facts are fetched again, because no file shows their changes. */
const factsEvery = 30_000;

/** Reports renames in the folder, if the file system supports it. */
function onRename(folder: string, tell: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, tell).on('error', () => undefined);
  } catch {
    return undefined;
  }
}

export interface PagesOptions extends SourceOptions {
  /** Called when pages of other builds have been written. */
  onChange?: () => void;
}

/**
 * Writes the site's pages now, and again whenever a remote or the shell has changed.
 * @param warn called when a later write fails; the previous pages then stay live
 * @throws if the first write fails
 */
export async function watchPages(options: PagesOptions, warn: Warn): Promise<PagesWatch> {
  const { remotesDir, onChange } = options;
  const sources = siteSources(options, warn);
  let written: LiveSite | undefined;
  let writtenAt = 0;
  let turn = Promise.resolve();

  async function writeWhereChanged(): Promise<void> {
    // The site is cached in memory until something changes.
    const site = await sources.live();
    const isSame = site === written;
    if (isSame && Date.now() - writtenAt < factsEvery) return;
    await writePages(sources, remotesDir);
    const isFirst = writtenAt === 0;
    // Changes made during the write are found by the next check.
    written = site;
    writtenAt = Date.now();
    if (!isSame && !isFirst) onChange?.();
  }
  function look(): Promise<void> {
    turn = turn
      .then(writeWhereChanged)
      .catch((error: unknown) => warn('pages not written', { reason: String(error) }));
    return turn;
  }

  await writeWhereChanged();
  const watcher = onRename(remotesDir, () => void look());
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  return {
    async stop() {
      watcher?.close();
      clearInterval(timer);
      await turn;
      sources.close();
    },
  };
}
