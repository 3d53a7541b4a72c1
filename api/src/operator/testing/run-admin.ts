import { operate } from '../cli';

// The command line as a process of its own.
process.exitCode = await operate(process.argv.slice(2), process.env);
