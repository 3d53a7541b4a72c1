import { readdir, readFile } from 'node:fs/promises';
import { type SourceMapPayload, SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A file's name without its hash, which can differ between a build with source maps and one without. */
export const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');

/** `(feed.4f2a0c1d.js:1:2345)`, with or without a column. */
const position = /\(([\w./-]+\.(?:js|css)):(\d+)(?::(\d+))?\)/;

/** Whether a sentence names a file and line of a build. */
export const hasPosition = (sentence: string): boolean => position.test(sentence);

/** @returns the text of a file's source map, if the folder has one of a file that differs in nothing but its hash */
async function mapOf(file: string, dir: string): Promise<string | undefined> {
  const folder = join(dir, dirname(file));
  const maps = await readdir(folder).catch(() => []);
  const sought = withoutHash(basename(file));
  const found = maps.find(
    (name) => name.endsWith('.map') && withoutHash(name.slice(0, -4)) === sought,
  );
  return found && readFile(join(folder, found), 'utf8');
}

/** Replaces the position in a sentence by that of the source, if a folder has a source map of the file. */
export async function inSources(sentence: string, dir: string): Promise<string> {
  const [whole = '', file = '', line, column = '1'] = position.exec(sentence) ?? [];
  const text = whole && (await mapOf(file, dir));
  if (!text) return sentence;
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return sentence;
  const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
  return sentence.replace(whole, `(${source}:${entry.originalLine + 1})`);
}
