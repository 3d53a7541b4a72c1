import { logout, me } from '@campus/contract';
import { call } from '@campus/contract/client';
import type { Student } from './session';

/** A chunk of its own: only somebody who is signed in needs these and their schemas. */
export const readStudent = (): Promise<Student> => call(me, {});

export async function endOnServer(): Promise<void> {
  await call(logout, {});
}
