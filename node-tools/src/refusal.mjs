// Plain JavaScript without packages: what installs them throws it, too.

/** What was asked is not done, for the reason that the message says in one sentence; it is printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}
