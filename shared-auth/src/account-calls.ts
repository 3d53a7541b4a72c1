import { logout, me } from '@campus/contract';
import { call } from '@campus/contract/client';
import type { Student } from './session';

/** A separate chunk: only signed-in students need these calls and their schemas. */
export const readStudent = (): Promise<Student> => call(me, {});

export async function endOnServer(): Promise<void> {
  await call(logout, {});
}

export { claimDrafts, clearAllDrafts, clearTabDrafts } from './draft-owner';
