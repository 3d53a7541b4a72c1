import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const around = mkdtempSync(path.join(tmpdir(), 'campus-around-'));
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** Resolves once it is so; the test's own limit ends the waiting. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

const program = `
  const { temporaryFolder } = await import(${JSON.stringify(path.join(__dirname, 'temporary-folder.mjs'))});
  console.log(await temporaryFolder('campus-'));
  process.stdin.resume();
`;

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a process that is ended by %s leaves nothing of it',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, TMPDIR: around },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [folder] = await once(child.stdout, 'data').then(([text]) => String(text).split('\n'));
    writeFileSync(path.join(folder ?? '', 'profile'), 'of a browser');
    child.kill(signal);
    await once(child, 'close');
    await until(() => !existsSync(folder ?? ''));
  },
);
