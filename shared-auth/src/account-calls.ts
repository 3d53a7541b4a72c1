// A separate chunk: only signed-in students need these calls, their schemas, and what becomes of their drafts.
import { logout, me } from '@campus/contract';
import { call } from '@campus/contract/client';
import { removeDrafts } from './drafts';
import { loggedOutKey, type Student } from './session';

export const readStudent = (): Promise<Student> => call(me, {});

export async function endOnServer(): Promise<void> {
  await call(logout, {});
}

/** The student whose drafts are stored: in this browser, and in this tab. */
const ownerKey = 'draft-owner';

/** Databases: pictures of drafts (shared-features/src/pictures) and the offline queue (shell/src/app-install). */
const databases = ['draft-pictures', 'offline-queue'];

/** The cache for what a phone shared with the site (shell/src/app-install/worker/share.ts). */
const shared = 'campus:shared';

/** Removes all drafts of this browser, its queued offline writes, and what waits to be shared. */
function clearDrafts(): void {
  removeDrafts(localStorage, sessionStorage);
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
    caches.delete(shared).catch(() => undefined);
  } catch {
    // A browser that blocks this has stored nothing.
  }
}

/** Clears the drafts at a logout, in the other tabs as well: see `clearTabDrafts`. */
export function clearAllDrafts(): void {
  clearDrafts();
  localStorage.setItem(loggedOutKey, String(Date.now()));
}

/** A logout in another tab has cleared all drafts but those that only this tab can reach. */
export function clearTabDrafts(): void {
  removeDrafts(sessionStorage);
}

/**
 * Drafts outlive an expired session, but only for the student who wrote them. A tab that the browser had put
 * aside does not hear of a logout, so each tab remembers whose drafts it has.
 */
export function claimDrafts(studentId: string): void {
  const isOthers = (storage: Storage) => (storage.getItem(ownerKey) ?? studentId) !== studentId;
  if (isOthers(localStorage)) clearDrafts();
  else if (isOthers(sessionStorage)) clearTabDrafts();
  for (const storage of [localStorage, sessionStorage]) storage.setItem(ownerKey, studentId);
}
