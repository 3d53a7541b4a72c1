// A trial of a build in a browser, by a process without any secret: on this machine, or behind a socket that is the
// only connection out of its own container. Plain JavaScript, because the runtime image has no compiler.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Refusal } from '../../node-tools/src/refusal.mjs';
import { temporaryFolder } from '../../node-tools/src/temporary-files.mjs';

const execute = promisify(execFile);

/**
 * Runs the program of a trial.
 * @param {string} program
 * @param {readonly string[]} order its arguments
 * @param {AbortSignal} signal aborts it
 * @returns {Promise<string>} its output
 * @throws if it could not be run
 */
export async function runTrial(program, order, signal) {
  const { PATH, HOME, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH } = process.env;
  // Files that it leaves behind when it is aborted are removed with this folder.
  const TMPDIR = await temporaryFolder('check');
  const env = { PATH, HOME, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH, TMPDIR };
  try {
    return (await execute(process.execPath, [program, ...order], { env, signal })).stdout;
  } catch (error) {
    // The message contains its last output, but not the signal that ended it.
    if (error.signal) error.message = `Killed by ${error.signal}. ${error.message}`;
    throw error;
  } finally {
    await rm(TMPDIR, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Requests a trial from the gate behind a socket; it sees the folder of remotes under the same path.
 * @param {string} socketPath
 * @param {readonly string[]} order
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the program's output
 * @throws if no gate answers, or it could not run the program
 */
export async function askGate(socketPath, order, signal) {
  const asked = request({ socketPath, method: 'POST', path: '/', signal });
  asked.end(JSON.stringify(order));
  const [answer] = await once(asked, 'response');
  const found = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The gate answers ${answer.statusCode}: ${found}`);
  return found;
}

/** Milliseconds; a proxy and the team's command wait longer. */
const trialLimit = 150_000;

/**
 * Runs builds before they go live, one after the other.
 * @param {string} remotesDir folder of the builds
 * @param {(order: readonly string[], signal: AbortSignal) => Promise<string>} run
 * @returns {(draft: { dir: string; file: { build: string; declaration?: { name: string } } }) => Promise<readonly string[]>}
 *   a sentence for each fault; it throws a Refusal if the build could not be run
 */
export function trials(remotesDir, run) {
  let turn = Promise.resolve();
  return ({ dir, file }) => {
    const order = [remotesDir, file.declaration?.name ?? 'shell', file.build, dir];
    const running = turn
      .then(() => run(order, AbortSignal.timeout(trialLimit)))
      .then(JSON.parse)
      .catch((error) => {
        // For the operator: the team could not fix it.
        process.stderr.write(`Trial of ${order[1]} ${order[2]} failed: ${error.message}\n`);
        throw new Refusal(
          'The site requires a trial of each build, but could not run it for this one: ask its operator',
        );
      });
    turn = running.catch(() => undefined);
    return running;
  };
}

/**
 * Listens for orders and runs them one after the other, because a browser uses all of a small machine. Orders of
 * clients that have disconnected are dropped.
 * @param {string} socketPath a file that every process which may request trials can reach
 * @param {(order: readonly string[], signal: AbortSignal) => Promise<string>} run
 * @returns {Promise<import('node:http').Server>} when it listens
 */
export async function serveTrials(socketPath, run) {
  let turn = Promise.resolve();
  const server = createServer((asked, answer) => {
    const gone = new AbortController();
    answer.once('close', () => gone.abort());
    const found = turn.then(async () => run(JSON.parse(await text(asked)), gone.signal));
    turn = found.catch(() => undefined);
    void found.then(
      (printed) => answer.end(printed),
      (error) => {
        process.stderr.write(`${error.message}\n`);
        answer.writeHead(500).end(error.message);
      },
    );
  });
  await rm(socketPath, { force: true });
  server.listen(socketPath);
  await once(server, 'listening');
  await chmod(socketPath, 0o600);
  return server;
}
