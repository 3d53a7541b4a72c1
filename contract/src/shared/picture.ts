import * as z from 'zod/mini';
import { limits } from '../limits';
import { atMost } from './text';

/** A picture as a data URL; the server judges it by its bytes. @param failed what to say of any other */
export const picture = (failed: string) =>
  z.string(failed).check(atMost(limits.pictureLength, failed));
