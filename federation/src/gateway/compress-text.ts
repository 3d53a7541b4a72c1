import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Good compression in the milliseconds that a change may take. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text in every encoding that it is sent in, by the encoding's name. */
export interface CompressedText {
  br: Buffer;
  gzip: Buffer;
}

export async function compressText(text: string): Promise<CompressedText> {
  const [br, gzipped] = await Promise.all([toBrotli(text, quality), toGzip(text)]);
  return { br, gzip: gzipped };
}

/** What names a content in an ETag and in the name of a folder. */
export const contentTag = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
};

export interface KeptText {
  tag: string;
  compressed: Promise<CompressedText>;
}

/** More than the pages of a site; the one that was not asked for the longest goes first. */
const most = 100;

/** Compresses each text once, when it is first asked for, and keeps what is being asked for. */
export function keepCompressed(): (text: string) => KeptText {
  const kept = new Map<string, KeptText>();
  return (text) => {
    const known = kept.get(text) ?? { tag: contentTag(text), compressed: compressText(text) };
    kept.delete(text);
    kept.set(text, known);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return known;
  };
}
