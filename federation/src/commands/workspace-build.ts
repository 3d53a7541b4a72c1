import { withFileLock } from '@campus/node-tools/file-lock';
import { Refusal } from '@campus/node-tools/refusal';
import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { buildable, buildToolIn, isStale } from '../build/build-id';
import type { BuildMessage } from '../build/cli';
import { hasPosition } from '../build/source-positions';
import { GateRefusal } from '../gate/gate';

/** Only one build of a workspace runs at a time: its `dist` must not change during an upload. */
const buildLock = { staleAfterMs: Number.POSITIVE_INFINITY, timeoutMs: 10 * 60 * 1000 };

export interface BuildWatch {
  log: (line: string) => void;
  /** Called when a build has started: not if there is one of the current sources. */
  onBuild?: (() => void) | undefined;
}

/** Where workspaces are built. */
export interface Workshop {
  /** The repository. */
  root: string;
  /** Runs a program to its end, and ends it with this process. @throws Refusal if it fails */
  run: (
    command: string,
    args: readonly string[],
    options: SpawnOptions & { label: string; onMessage: (message: unknown) => void },
  ) => Promise<void>;
}

interface ToolCall {
  remote: string;
  words?: readonly string[];
  onMessage: (message: BuildMessage) => void;
}

/** Runs the build tool in a process of its own: meanwhile this one starts a browser, and never loads webpack. */
const runTool = ({ run, root }: Workshop, { remote, words = [], onMessage }: ToolCall) =>
  run(process.execPath, [buildToolIn(root), ...words], {
    cwd: join(root, remote),
    label: `The build of ${remote}`,
    stdio: ['ignore', 2, 2, 'ipc'],
    onMessage: (message) => onMessage(message as BuildMessage),
  });

/**
 * Builds a workspace.
 * @returns once it is built, with the end of the build's process, which stores its cache
 * @throws Refusal with the reason of the build
 */
function build(remote: string, workshop: Workshop): Promise<{ ended: Promise<void> }> {
  return new Promise((resolve, reject) => {
    let reason: Refusal | undefined;
    const onMessage = (message: BuildMessage) => {
      if ('refused' in message) reason = new Refusal(message.refused);
      if ('built' in message) resolve({ ended });
    };
    const ended = runTool(workshop, { remote, onMessage });
    ended.then(
      () => resolve({ ended }),
      (error: Error) => reject(reason ?? error),
    );
  });
}

/** The refusal of a build with files and lines of its sources. If these cannot be found, it stays as it is. */
async function inSources(
  refusal: GateRefusal,
  remote: string,
  { log, ...workshop }: Workshop & Pick<BuildWatch, 'log'>,
): Promise<GateRefusal> {
  const { reasons } = refusal;
  const sentences = reasons.map(({ sentence }) => sentence);
  if (!sentences.some(hasPosition)) return refusal;
  log(`Refused; building ${remote} once more, to name the lines of its sources.`);
  let mapped = sentences;
  const onMessage = (message: BuildMessage) => {
    if ('positions' in message) mapped = message.positions;
  };
  const words = ['--positions', ...sentences];
  await runTool(workshop, { remote, words, onMessage }).catch((error: Error) => {
    log(`These are lines of the build: ${error.message}`);
  });
  return new GateRefusal(
    reasons.map((reason, index) => ({ ...reason, sentence: mapped[index] ?? reason.sentence })),
  );
}

/**
 * Builds the workspace of a remote, or the shell, if its sources have changed, and passes the folder of the build on.
 * Other builds of it wait until then.
 * @throws Refusal if there is no such workspace, or it cannot be built; a refusal of the gate names lines of the sources
 */
export async function withBuild<T>(
  remote: string,
  { log, onBuild, ...workshop }: BuildWatch & Workshop,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const { root } = workshop;
  const all = buildable(root);
  if (!all.includes(remote)) {
    throw new Refusal(`Unknown remote ${remote}; known are ${all.join(', ')}`);
  }
  const folder = join(root, remote);
  const built = async () => {
    let ended: Promise<void> | undefined;
    if (isStale(root, folder)) {
      const building = build(remote, workshop);
      onBuild?.();
      ({ ended } = await building);
    } else log(`${remote} is already built.`);
    const stored = async () => {
      await ended?.catch((error: Error) =>
        log(`The cache of builds is not stored: ${error.message}`),
      );
    };
    try {
      return await work(join(folder, 'dist'));
    } catch (error) {
      if (!(error instanceof GateRefusal)) throw error;
      await stored();
      throw await inSources(error, remote, { log, ...workshop });
    } finally {
      await stored();
    }
  };
  return withFileLock(join(root, '.build', `${remote}.lock`), built, buildLock);
}
