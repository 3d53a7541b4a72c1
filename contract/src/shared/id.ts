import * as z from 'zod/mini';
import { serverMessages } from '../messages';

/** Opaque, random, at most 64 characters; nothing may be read from it. */
export const id = z
  .string(serverMessages.idInvalid)
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, serverMessages.idInvalid));

export const idParams = z.object({ id });
