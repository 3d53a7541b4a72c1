import type { Harness } from '../testing';
import { commands } from './commands';
import { perform } from './reach';

/** Runs a command on the site of a test, as the channel does; the rest is its input. */
export async function operate<R = Record<string, unknown>>(
  t: Harness,
  name: string,
  given: object = {},
): Promise<R> {
  // The test uses the command's answer as a reader of its JSON would.
  const { services } = t.api;
  const answer = await perform(services, { commands, name, given }, () => undefined);
  services.changes.noteAll();
  return answer as R;
}

/** The recorded decisions, the newest first. */
export async function decisions(t: Harness) {
  const list = await operate<{
    decisions: { action: string; subjectId: string; reason: string }[];
  }>(t, 'log list');
  return list.decisions;
}
