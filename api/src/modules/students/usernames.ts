import { isReservedName, usernameForm } from '@campus/contract';
import * as z from 'zod/mini';
import type { Database } from '../../database/database';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { isUsernameTaken } from './students.repository';

/** Whether somebody has the name, or nobody may: the two are told alike. */
export async function isUsernameUnavailable(
  database: Database,
  username: string,
): Promise<boolean> {
  return isReservedName(username) || (await isUsernameTaken(database, username));
}

/** Whether a student could take this name now: by its shape, by moderation, and by who has it. */
export async function isUsernameFree(services: Services, username: string): Promise<boolean> {
  const form = z.safeParse(usernameForm, { username });
  if (!form.success) return false;
  const verdict = await services.moderator.moderate(moderatedTexts(usernameForm, form.data));
  if (verdict.verdict === 'refuse') return false;
  return !(await isUsernameUnavailable(services.database, form.data.username));
}

/** @throws ApiError 422 when moderation refuses the name */
export async function refuseUnfitUsername(services: Services, username: string): Promise<void> {
  await refuseUnfit(services.moderator, moderatedTexts(usernameForm, { username }));
}
