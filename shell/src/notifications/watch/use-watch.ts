import { useSession } from '@campus/shared-auth';
import { useEffect } from 'react';
import { silenceBell } from '../bell-state';
import { whenIdle } from './when-idle';

/** Keeps the bell up to date while a student is signed in. Its code comes when the page has nothing to do. */
export function useWatch(): void {
  const studentId = useSession(({ status, student }) =>
    status === 'signed-in' ? student?._id : undefined,
  );

  useEffect(() => {
    if (studentId === undefined) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { watchNotifications } = await import('./watch-notifications');
      if (!left) stop = watchNotifications();
    };
    // Without its code there is a bell that counts nothing, and a page that works.
    const cancel = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      left = true;
      cancel();
      stop?.();
      silenceBell();
    };
  }, [studentId]);
}
