// A site with the demo, or its operators' command line, as a separate process for tests.
import { startApi } from '@campus/api';
import { operate } from '@campus/api/operator';
import { startDemo } from './demo';

const [program, ...words] = process.argv.slice(2);

if (program === 'admin') process.exitCode = await operate(words, process.env);
else await startApi({ fill: startDemo });
