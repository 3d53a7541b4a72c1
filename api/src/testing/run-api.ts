import { Refusal } from '@campus/node-tools/refusal';
import { startApi } from '../start';

// A separate process for the tests that kill one.
startApi().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
