/** Progress goes to standard error: standard output carries the one line that says the site is ready. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

export { Refusal } from '../../federation/src/lock/refusal.mjs';
