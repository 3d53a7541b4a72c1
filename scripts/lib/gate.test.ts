import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askGate, runTrial, serveTrials, trials } from './gate.mjs';

let folder: string;
let socket: string;
let server: Server | undefined;

beforeEach(async () => {
  server = undefined;
  folder = await mkdtemp(path.join(tmpdir(), 'campus-socket-'));
  socket = path.join(folder, 'socket');
});

afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

type Run = Parameters<typeof serveTrials>[1];

async function ask(run: Run, order: readonly string[], signal = new AbortController().signal) {
  server ??= await serveTrials(socket, run);
  return askGate(socket, order, signal);
}

const draft = {
  dir: '/remotes/mfe-tea/.draft',
  file: { build: 'one', declaration: { name: 'mfe-tea' } },
};

test('a trial sends the build to the gate and returns the faults that it finds', async () => {
  const orders: (readonly string[])[] = [];
  const run: Run = async (order) => {
    orders.push(order);
    return JSON.stringify(['mfe-tea throws']);
  };
  const tryOut = trials('/remotes', (order, signal) => ask(run, order, signal));
  expect(await tryOut(draft)).toEqual(['mfe-tea throws']);
  expect(orders).toEqual([['/remotes', 'mfe-tea', 'one', '/remotes/mfe-tea/.draft']]);
});

test('a build is rejected if the gate cannot be reached or fails, and the cause is logged', async () => {
  const warnings = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refused =
    'The site requires a trial of each build, but could not run it for this one: ask its operator';
  const nobody = trials('/remotes', (order, signal) => askGate(socket, order, signal));
  await expect(nobody(draft)).rejects.toMatchObject({ name: 'Refusal', message: refused });
  const run: Run = async () => {
    throw new Error('no browser');
  };
  const failing = trials('/remotes', (order, signal) => ask(run, order, signal));
  await expect(failing(draft)).rejects.toMatchObject({ name: 'Refusal', message: refused });
  expect(warnings.mock.calls.flat().join('')).toMatch(
    /Trial of mfe-tea one failed: connect ENOENT.*\nno browser\nTrial of mfe-tea one .* answers 500: no browser\n/,
  );
});

test('a failed program reports its last output or the signal that ended it', async () => {
  const run = (code: string) => runTrial('-e', [code], new AbortController().signal);
  await expect(run('console.error("no space left"); process.exit(3)')).rejects.toThrow(
    'no space left',
  );
  await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(/^Killed by SIGKILL/);
});

test('the gate runs one build at a time and aborts a build whose client has left', async () => {
  const begun: string[] = [];
  const gone = new AbortController();
  const run: Run = async ([name = ''], signal) => {
    begun.push(name);
    if (name === 'second') return name;
    gone.abort();
    await once(signal, 'abort');
    begun.push('ended');
    return name;
  };
  const left = ask(run, ['first'], gone.signal);
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  const second = ask(run, ['second']);
  expect(await second).toBe('second');
  expect(begun).toEqual(['first', 'ended', 'second']);
});
