import { readFlag, useSession } from '@campus/shared-auth';

/** Whom the frame is drawn for. Until the server has answered, the local flag's word counts. */
export function useIsStudent(): boolean {
  const { status } = useSession();
  if (status === 'signed-in') return true;
  return status !== 'signed-out' && readFlag();
}
