/** Progress goes to standard error: standard output carries the one line that says the site is ready. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** A failure that one sentence explains; it is printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}
