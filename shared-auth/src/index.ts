export { checkSession, markSignedIn, signOut } from './actions';
export type { DraftStorage } from './drafts';
export { readFlag } from './flag';
export {
  useSession,
  type Session,
  type SessionStatus,
  type SignedOutReason,
  type Student,
} from './session';
export { useDraft, type Draft } from './use-draft';
export { useFormDraft, type FormDraft } from './use-form-draft';
export { watchSession } from './watch';
