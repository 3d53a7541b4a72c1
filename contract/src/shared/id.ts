import * as z from 'zod/mini';
import { serverMessages } from '../messages';
import { shaped } from './text';

/** Opaque, random, at most 64 characters; nothing may be read from it. */
export const id = z
  .string(serverMessages.idInvalid)
  .check(...shaped({ max: 64, pattern: /^[A-Za-z0-9_-]+$/, error: serverMessages.idInvalid }));

export const idParams = z.object({ id });
