// What a test lets another process do; it may be killed in the middle.
import { publishBuild } from './publish';

async function die(): Promise<void> {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}

/** Publishes a build and dies after so many steps, without any chance to tidy up. */
async function publishAndDie(remotesDir = '', dir = '', steps = ''): Promise<void> {
  let left = Number(steps);
  const onStep = async () => {
    left -= 1;
    if (left <= 0) await die();
  };
  await publishBuild({ dir, remotesDir, onStep });
}

await publishAndDie(...process.argv.slice(2));
