import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { command, flag } from '../command';
import { counted } from '../output';
import { summaryOf, type Summary } from './manifest';
import { nameTaken, receiveBackup } from './receive-backup';
import { restoreBackup, withVerified } from './restore';

const file = z.string().min(1);

/** `60 students, 412 votes, …` without what is empty. */
function contentOf({ tables, pictures, lost }: Summary): string {
  const filled = Object.entries(tables).filter(([, rows]) => rows > 0);
  const parts = filled.map(([table, rows]) => `${rows} ${table.replaceAll('_', ' ')}`);
  const files = [counted(pictures, 'picture file'), lost > 0 ? `${lost} lost` : ''];
  return [...parts, ...files].filter(Boolean).join(', ');
}

const backup = command({
  name: 'backup',
  usage: '<file> [--skip-lost] [--force]',
  says: 'Writes the whole site into one zip file while it runs, and reads it through. --skip-lost goes on where a picture’s file is lost, --force replaces a file of that name.',
  args: z.object({ file, skipLost: flag, force: flag }),
  async here({ file: wanted, skipLost, force }, { reach, say }) {
    if (!force && existsSync(wanted)) throw nameTaken();
    const site = await reach();
    return receiveBackup(await site.backup({ skipLost }), wanted, { say, replace: force });
  },
  tell: (written) =>
    `${written.file}\n${(written.bytes / 1e6).toFixed(1)} MB, taken at ${written.createdAt}, read through and whole.\n${contentOf(written)}`,
});

const restore = command({
  name: 'restore',
  usage: '<file> [--verify-only]',
  says: 'Puts a backup back into an empty site. --verify-only reads the file through and changes nothing.',
  args: z.object({ file, verifyOnly: flag }),
  begins: true,
  async run(services, { file: from }, say) {
    return { ...(await restoreBackup(services, from, say)), restored: true };
  },
  async here({ file: given, verifyOnly }, { reach, say }) {
    const from = resolve(given);
    say('Reading the backup through.');
    // Before the site is looked for: a damaged file shall not even make an empty database.
    const summary = await withVerified(from, async ({ manifest }) => summaryOf(manifest));
    if (verifyOnly) return { ...summary, restored: false };
    const done = await (await reach()).run('restore', { file: from, verifyOnly });
    return { ...(done as Summary), restored: true };
  },
  tell: (summary) =>
    `${summary.restored ? 'Restored' : 'The backup is whole'}: ${contentOf(summary)}. It was taken at ${summary.createdAt}.`,
});

export const backupCommands = [backup, restore];
