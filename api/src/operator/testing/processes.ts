import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string>>;

function launch(program: string, words: readonly string[], env: Environment) {
  const args = ['--import', 'tsx', program, ...words];
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output, ended: once(child, 'close') };
}

/** What the command line answers, as a process of its own. */
export async function runAdmin(words: readonly string[], env: Environment) {
  const { child, output, ended } = launch(join(__dirname, 'run-admin.ts'), words, env);
  await ended;
  return { code: child.exitCode, ...output };
}

export interface RunningApi {
  readonly url: string;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
}

/** The API as a process of its own, once it answers. */
export async function startApiProcess(env: Environment): Promise<RunningApi> {
  const program = join(__dirname, '..', '..', 'testing', 'run-api.ts');
  const { child, output, ended } = launch(program, [], { PORT: '0', RATE_LIMITS: 'off', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^ready (\S+)\n/m.exec(output.out)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended: ${output.err}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
