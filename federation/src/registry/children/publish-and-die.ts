// Publishes a build and is killed in the middle, by itself and without any chance to tidy up.
import { publishBuild } from '../publish';

const [remotesDir = '', dir = '', steps = ''] = process.argv.slice(2);
let left = Number(steps);

await publishBuild({
  dir,
  remotesDir,
  onStep: async () => {
    left -= 1;
    if (left > 0) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
});
