/** `session` for what must not outlive the tab: confessions and dating. */
export type DraftStorage = 'local' | 'session';

const prefix = 'draft:';
const ownerKey = 'draft-owner';

function storageOf(kind: DraftStorage): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

/** @returns the stored draft, or undefined when there is none or it cannot be read */
export function readDraft(key: string, kind: DraftStorage): string | undefined {
  try {
    return storageOf(kind).getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; an empty one is removed. A full or forbidden storage loses only the draft. */
export function writeDraft(key: string, kind: DraftStorage, text: string): void {
  try {
    if (text === '') storageOf(kind).removeItem(prefix + key);
    else storageOf(kind).setItem(prefix + key, text);
  } catch {
    // The form itself still holds the text.
  }
}

/** Removes every draft of this browser. */
export function clearDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
}

/** Drafts outlive an expired session, but only for the student who wrote them. */
export function claimDrafts(studentId: string): void {
  const owner = localStorage.getItem(ownerKey);
  if (owner !== null && owner !== studentId) clearDrafts();
  localStorage.setItem(ownerKey, studentId);
}
