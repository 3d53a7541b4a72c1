export { checkSession, markSignedIn, signOut, watchSession } from './actions';
export { type Draft, type DraftStorage, useDraft, useDraftRemovals, useFormDraft } from './drafts';
export {
  changeStudent,
  readFlag,
  type Session,
  type SignedOutReason,
  type Student,
  useSession,
} from './session';
