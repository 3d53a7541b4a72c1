// Functions that a test runs in another process, which may be killed at any step.
import { publishBuild } from './publish';

async function die(): Promise<void> {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}

/** Publishes a build and dies after the given number of steps, without any cleanup. */
async function publishUntilKilled(remotesDir = '', dir = '', steps = ''): Promise<void> {
  let left = Number(steps);
  const onStep = async () => {
    left -= 1;
    if (left <= 0) await die();
  };
  await publishBuild({ dir, remotesDir, onStep });
}

void publishUntilKilled(...process.argv.slice(2));
