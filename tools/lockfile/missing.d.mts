export interface Lockfile {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}
export function missingEntries(lock: Lockfile): Lockfile['packages'];
