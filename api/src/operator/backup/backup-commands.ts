import { Refusal } from '@campus/node-tools/refusal';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { readConfig } from '../../config';
import { command, flag, type Terminal, counted } from '../command';
import { backupPlaceOf } from './backup-place';
import { type Summary, summaryOf } from './manifest';
import { nameTaken, receiveBackup } from './receive-backup';
import { restoreBackup, withVerified } from './restore';

const file = z.string().min(1);

/** `60 students, 412 votes, …` without zero counts. */
function contentOf({ tables, pictures, lost }: Summary): string {
  const filled = Object.entries(tables).filter(([, rows]) => rows > 0);
  const parts = filled.map(([table, rows]) => `${rows} ${table.replaceAll('_', ' ')}`);
  const files = [counted(pictures, 'picture file'), lost > 0 ? `${lost} lost` : ''];
  return [...parts, ...files].filter(Boolean).join(', ');
}

/** Only the bytes go to standard output. */
async function sendOn(bytes: NodeJS.ReadableStream, { output, say }: Terminal): Promise<undefined> {
  if (output.isTTY)
    throw new Refusal('A terminal cannot show a backup: redirect it, as in backup - > campus.zip');
  await pipeline(bytes, output, { end: false });
  say('Written to standard output. Check the saved file with restore <file> --verify-only.');
}

/** Time of a backup as a part of its name; automatic backups of the site use only the day. */
const moment = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const backup = command({
  name: 'backup',
  takes: (it) => it.argument('[file]').option('--skip-lost').option('--force'),
  description:
    'Backs up the whole site to one zip file while it runs, and verifies it. Without a name it goes to BACKUP_URL; without BACKUP_URL, or with -, to standard output. --skip-lost leaves out pictures whose file is lost, --force overwrites an existing file.',
  args: z.object({ file: file.optional(), skipLost: flag, force: flag }),
  async here({ file: wanted, skipLost, force }, terminal) {
    const { environment, reach, say } = terminal;
    const isFile = wanted !== undefined && wanted !== '-';
    if (isFile && !force && existsSync(wanted)) throw nameTaken();
    const bytes = async () => (await reach()).backup({ skipLost });
    if (isFile) return receiveBackup(await bytes(), wanted, { say, replace: force });
    const place = wanted === undefined ? backupPlaceOf(readConfig(environment)) : undefined;
    if (place) return place.put(`campus-${moment()}.zip`, await bytes());
    return sendOn(await bytes(), terminal);
  },
  toText: (written) =>
    written &&
    `${written.file}\n${(written.bytes / 1e6).toFixed(1)} MB, taken at ${written.createdAt}, verified.\n${contentOf(written)}`,
});

const restore = command({
  name: 'restore',
  takes: (it) => it.argument('<file>').option('--verify-only'),
  description:
    'Restores a backup into an empty site. --verify-only checks the file and changes nothing.',
  args: z.object({ file, verifyOnly: flag }),
  begins: true,
  async run(services, { file: from }, say) {
    return { ...(await restoreBackup(services, from, say)), restored: true };
  },
  async here({ file: given, verifyOnly }, { reach, say }) {
    const from = resolve(given);
    say('Verifying the backup.');
    // Before the site is opened: a damaged file must not even create an empty database.
    const summary = await withVerified(from, async ({ manifest }) => summaryOf(manifest));
    if (verifyOnly) return { ...summary, restored: false };
    const done = await (await reach()).run('restore', { file: from, verifyOnly });
    return { ...(done as Summary), restored: true };
  },
  toText: (summary) =>
    `${summary.restored ? 'Restored' : 'The backup is intact'}: ${contentOf(summary)}. It was taken at ${summary.createdAt}.`,
});

export const backupCommands = [backup, restore];
