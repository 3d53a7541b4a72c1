// Increments the number in a file under its lock, many times; may be killed while it holds the lock.
import { readFile, writeFile } from 'node:fs/promises';
import { withFileLock } from './file-lock.mjs';

const [file = '', times = '0', dies = ''] = process.argv.slice(2);

for (let done = 0; done < Number(times); done += 1) {
  await withFileLock(`${file}.lock`, async () => {
    const count = Number(await readFile(file, 'utf8'));
    await writeFile(file, String(count + 1));
  });
}
if (dies) {
  await withFileLock(`${file}.lock`, async () => {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  });
}
