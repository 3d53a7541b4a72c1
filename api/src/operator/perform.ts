import * as z from 'zod';
import { ApiError } from '../http/errors';
import { describe } from '../http/error-handler';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import type { Say } from './command';
import { commands } from './commands';

/**
 * Performs a command where the data is.
 * @throws Refusal with one sentence for the operator, whatever went wrong
 */
export async function perform(
  services: Services,
  { name, given }: { readonly name: string; readonly given: unknown },
  say: Say,
): Promise<object> {
  const found = commands.find((each) => each.name === name);
  if (!found) throw new Refusal('The running site is of another version: restart it.');
  try {
    return await found.run(services, given, say);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** One sentence for whatever went wrong. What the database says quotes values, so it stays out. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ApiError) return new Refusal(error.failure.message);
  if (error instanceof z.ZodError) return new Refusal(wrongArgument(error));
  // A full disk, a folder that is not there: the system says it best.
  if (error instanceof Error && 'syscall' in error) return new Refusal(`${error.message}.`);
  const { message, code, constraint } = describe(error);
  const details = [message, code, constraint].filter(Boolean).join(', ');
  return new Refusal(`It failed: ${details || 'for an unknown reason'}.`, { cause: error });
}

/** The first thing that is wrong with what was given. */
export function wrongArgument(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${String(issue?.path[0] ?? 'What was given')} ${issue?.message ?? 'is wrong'}.`;
}
