// Plain JavaScript without packages, because the installation of packages also throws it.

/** The request is refused, for the reason in the message, which is one sentence; it is printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}
