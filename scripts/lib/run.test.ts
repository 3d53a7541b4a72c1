import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { processStart } from '../../node-tools/src/file-lock.mjs';
import { root } from './run.mjs';

const stubborn = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);
  console.error(process.pid);`;

/** A process that runs `child`, and does `rest` with the functions of run.mjs once that has printed its number. */
async function runs(child: string, rest: string) {
  const address = pathToFileURL(path.join(root, 'scripts/lib/run.mjs')).href;
  const program = `const { endChildren, endWithChildren, run } = await import('${address}');
    run(process.execPath, ['-e', ${JSON.stringify(child)}]).catch(() => undefined);
    ${rest}`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(parent.stderr, 'data')) as [Buffer];
  return { parent, child: Number(number.toString()) };
}

const ends = async (parent: ReturnType<typeof spawn>) => {
  const [code, signal] = (await once(parent, 'exit')) as [number | null, string | null];
  return code ?? signal;
};

test('a program that does not end by itself is killed before a process manager would kill its parent', async () => {
  const { parent, child } = await runs(
    stubborn,
    `process.on('SIGTERM', () => void endChildren().then(() => process.exit(0)));`,
  );
  const began = Date.now();
  parent.kill('SIGTERM');
  expect(await ends(parent)).toBe(0);
  expect(Date.now() - began).toBeLessThan(8000);
  expect(processStart(child)).toBeUndefined();
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to a command also ends what it runs',
  async (signal) => {
    const idle = 'console.error(process.pid); setInterval(() => undefined, 1000);';
    const { parent, child } = await runs(idle, 'endWithChildren();');
    parent.kill(signal);
    expect(await ends(parent)).toBe(signal);
    expect(processStart(child)).toBeUndefined();
  },
);

test('every command of the repository installs its packages itself on a fresh clone', () => {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  for (const [name, command] of Object.entries(scripts)) {
    expect({ name, command }).toEqual({
      name,
      command: expect.stringMatching(
        /^(?:exec (?:env (?:[A-Z_]+=\d+ )+)?)?node scripts\/(?:campus\.mjs install &&|(?:start|test|campus)\.mjs)/,
      ),
    });
  }
});
