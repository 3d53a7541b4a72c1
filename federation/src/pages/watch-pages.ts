import { watch, type FSWatcher } from 'node:fs';
import type { Warn } from '../registry/compose';
import { siteSources, type LiveSite, type SourceOptions } from '../gateway/sources';
import { writePages } from './write-pages';

export interface PagesWatch {
  /** Waits for what is being written; nothing is written afterwards. */
  stop(): Promise<void>;
}

/** Milliseconds between looks for what no notice of the file system told. */
const lookEvery = 1000;
/** Milliseconds after which facts, which no file tells of, are asked for again. */
const factsEvery = 30_000;

/** Notices that something in the folder was renamed, where the file system tells. */
function onRename(folder: string, tell: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, tell).on('error', () => undefined);
  } catch {
    return undefined;
  }
}

export interface PagesOptions extends SourceOptions {
  /** Told when pages of other builds have been written. */
  onChange?: () => void;
}

/**
 * Writes the site's pages now, and again whenever a remote or the shell has changed.
 * @param warn told where a later writing fails; the pages before stay live then
 * @throws where they cannot be written at first
 */
export async function watchPages(options: PagesOptions, warn: Warn): Promise<PagesWatch> {
  const { remotesDir, onChange } = options;
  const sources = siteSources(options, warn);
  let written: LiveSite | undefined;
  let writtenAt = 0;
  let turn = Promise.resolve();

  async function writeWhereChanged(): Promise<void> {
    // Kept in memory until something has changed.
    const site = await sources.live();
    const isSame = site === written;
    if (isSame && Date.now() - writtenAt < factsEvery) return;
    await writePages(sources, remotesDir);
    const isFirst = writtenAt === 0;
    // What has changed while it was written is seen by the next look.
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
