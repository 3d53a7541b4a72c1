/** What was asked is not done, for the reason that the message says in one sentence; nothing has changed. */
export class Refusal extends Error {
  override readonly name: string;
}
