import { useSession } from '@campus/shared-auth';
import { bucketKey } from '../registry';

/** A student's bucket, 0 to 99: the same on every device of theirs. */
export function bucketOf(studentId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of studentId) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 100;
}

/** Keeps the bucket of whoever signs in, for the tabs that are opened from then on. @returns stops */
export function keepBucket(): () => void {
  const keep = ({ student } = useSession.getState()) => {
    if (!student) return;
    try {
      localStorage.setItem(bucketKey, String(bucketOf(student._id)));
    } catch {
      // Storage is full or blocked: the next tab draws its own.
    }
  };
  keep();
  return useSession.subscribe((session) => keep(session));
}
