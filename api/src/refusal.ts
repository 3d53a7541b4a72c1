/**
 * The site cannot start, and the operator can do something about it: the message is one line for the
 * terminal, without a stack. Known by its name across bundles.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
