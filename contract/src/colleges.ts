import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { optionalText } from './shared/answer';
import { id } from './shared/fields';

/** `emailSuffix` starts with the `@`, e.g. `@iitb.ac.in`. */
export const college = z.object({
  _id: id,
  name: z.string(),
  state: optionalText,
  country: optionalText,
  emailSuffix: z.string(),
});

export type College = z.output<typeof college>;

export const listColleges = endpoint({
  method: 'GET',
  path: '/api/colleges',
  answer: z.array(college),
  credentials: 'omit',
});
