import path from 'node:path';
import { refuseWhileHeld } from '../api/src/database/lock';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Looks whether a running site has the data folder, before anything is installed or built under it.
 * @throws Refusal with one line for the operator
 */
export function refuseWhileInUse({ DATA_DIR, DATABASE_URL }: Environment): void {
  if (!DATABASE_URL) refuseWhileHeld(path.resolve(DATA_DIR || '.data'));
}
