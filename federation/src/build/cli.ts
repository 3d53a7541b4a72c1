import { basename } from 'node:path';
import { buildWorkspace } from './build-workspace';
import { Refusal } from '@campus/node-tools/refusal';

const folder = process.cwd();
const name = basename(folder);

if (process.argv.includes('--help')) {
  console.log('Builds the workspace in the current folder into dist/ and prints its sizes.');
} else {
  console.log(`${name}: building`);
  const started = performance.now();
  try {
    const { build, report } = await buildWorkspace(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: build ${build} in ${seconds} s\n${report}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
