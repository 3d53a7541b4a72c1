import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tools = JSON.stringify(path.join(__dirname, 'temporary-files.mjs'));

let around: string;
beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), 'campus-around-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

/** Resolves when the condition holds; otherwise the test's own time limit ends the wait. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

/** Starts a process that does this and stays alive. @returns the process, once it has printed a line, and the line */
async function start(code: string) {
  const program = `
    import { tmpdir } from 'node:os';
    const { openUnnamedFile, temporaryFolder, useOwnTemporaryFolder } = await import(${tools});
    console.log(await (async () => { ${code} })());
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: around },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, found: String(text).trim() };
}

async function end({ child }: Awaited<ReturnType<typeof start>>, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, 'close');
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a process ended by %s leaves no temporary folder of its own behind',
  async (signal) => {
    const started = await start(`await useOwnTemporaryFolder('publish'); return tmpdir();`);
    expect(path.dirname(started.found)).toBe(around);
    expect(statSync(started.found).mode & 0o777).toBe(0o711);
    writeFileSync(path.join(started.found, 'profile'), 'of a browser');
    await end(started, signal);
    await until(() => readdirSync(around).length === 0);
  },
);

test('the next process deletes the files of a killed one, but not those of a running one', async () => {
  const make = (word: string) => start(`return temporaryFolder('${word}');`);
  const others = mkdirSync(path.join(around, 'campus-photographs-1'), { recursive: true });
  const [killed, living] = [await make('check'), await make('gate')];
  writeFileSync(path.join(killed.found, 'archive.zip'), 'of a build');
  await end(killed, 'SIGKILL');
  expect(readdirSync(around)).toContain(path.basename(killed.found));
  const next = await make('check');
  expect(readdirSync(around).sort()).toEqual(
    [others!, living.found, next.found].map((folder) => path.basename(folder)).sort(),
  );
  await Promise.all([living, next].map((one) => end(one, 'SIGKILL')));
});

test('an unnamed file is not visible in the folder', async () => {
  const started = await start(`globalThis.file = await openUnnamedFile(); return file.fd;`);
  expect(readdirSync(around)).toEqual([]);
  await end(started, 'SIGKILL');
});
