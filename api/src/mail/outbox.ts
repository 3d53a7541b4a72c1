import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the mails of an outbox that name an address: those to it, and those that quote it. Doing it again
 * does no harm.
 */
export async function removeMailsNaming(folder: string, address: string): Promise<void> {
  const named = naming(address);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const raw = await readFile(file, 'latin1').catch(() => '');
    if (readings(raw).some((text) => named.test(text))) await rm(file, { force: true });
  }
}

/** The address as a whole: `a@x.in` is not named by `mona@x.in`, nor by `a@x.info`. */
function naming(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.%+-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}

/** What a mail says: as it is, and with each of the two encodings of a mail's parts taken off. */
function readings(raw: string): string[] {
  const unquoted = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const blocks = raw.match(/(?:^[A-Za-z0-9+/]{2,76}={0,2}\r?\n?)+/gm) ?? [];
  return [raw, unquoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))];
}
