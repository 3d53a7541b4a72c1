import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './calls';
import { temporaryFolder } from '../support/prepared-data';

/** Addresses of the virtual link between this machine and the network namespace. */
const own = '10.231.77.1';
const far = '10.231.77.2';

/** A second Docker engine, in a network namespace of its own like on another machine. */
export interface SecondEngine {
  /** Its DOCKER_HOST. */
  readonly host: string;
  /** This machine's address as the other one sees it. */
  readonly own: string;
  /** Its address as this machine sees it. */
  readonly far: string;
  /** Ends it and removes everything created for it. Synchronous: also called when the process exits. */
  stop(): void;
}

/** @throws Error with the command's output if it fails */
function must(line: string): void {
  const [program = '', ...words] = line.split(' ');
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${line}: ${stderr}`);
}

/** Whether a child process has not ended yet, also while this process waits and cannot be told. */
function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** What this machine lacks for a second engine; undefined if it can have one. */
function missing(): string | undefined {
  const { DOCKER_HOST = '' } = process.env;
  if (process.getuid?.() !== 0) return 'it needs root';
  if (DOCKER_HOST && !DOCKER_HOST.startsWith('unix:')) return 'the engine is on another machine';
  const programs = ['dockerd', 'ip', 'nsenter'];
  const absent = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  return absent.length > 0 ? `${absent.join(', ')} missing` : undefined;
}

/** Starts a second engine. @returns undefined, with a note, where that is impossible */
export async function startSecondEngine(): Promise<SecondEngine | undefined> {
  const lack = missing();
  if (lack !== undefined) {
    process.stderr.write(`Without a second Docker engine (${lack}): the stack runs on one.\n`);
    return undefined;
  }
  const data = await temporaryFolder();
  const space = `campus-${process.pid}`;
  const [here, there] = [`cc${process.pid}a`, `cc${process.pid}b`];
  // The path of a socket has at most 107 characters, and those of a container engine are long.
  const state = `/run/${space}`;
  const host = `unix://${state}/docker.sock`;
  mkdirSync(state);
  const log = openSync(path.join(state, 'log'), 'a');
  let engine: ReturnType<typeof spawn> | undefined;

  function stop(): void {
    engine?.kill('SIGTERM');
    // Its files are in use until it has ended.
    for (let n = 0; n < 150 && isRunning(engine?.pid); n += 1) spawnSync('sleep', ['0.1']);
    spawnSync('ip', ['link', 'del', here]);
    spawnSync('ip', ['netns', 'del', space]);
    // One that was ended while it started leaves its folder mounted.
    spawnSync('umount', ['--lazy', '--quiet', data]);
    spawnSync('rm', ['-rf', data, state]);
  }

  try {
    must(`ip netns add ${space}`);
    must(`ip link add ${here} type veth peer name ${there}`);
    must(`ip link set ${there} netns ${space}`);
    must(`ip addr add ${own}/30 dev ${here}`);
    must(`ip link set ${here} up`);
    must(`ip -n ${space} addr add ${far}/30 dev ${there}`);
    must(`ip -n ${space} link set ${there} up`);
    must(`ip -n ${space} link set lo up`);
    must(`ip -n ${space} route add default via ${own}`);
    const folders = [`--data-root=${data}`, `--exec-root=${state}`];
    const words = ['dockerd', ...folders, '-H', host, '-p', `${state}/pid`];
    engine = spawn('nsenter', [`--net=/run/netns/${space}`, ...words], {
      stdio: ['ignore', log, log],
    });
    await until(async () => spawnSync('docker', ['-H', host, 'info']).status === 0, 60_000);
  } catch (error) {
    stop();
    process.stderr.write(`No second Docker engine: ${(error as Error).message}\n`);
    return undefined;
  } finally {
    closeSync(log);
  }
  return { host, own, far, stop };
}
