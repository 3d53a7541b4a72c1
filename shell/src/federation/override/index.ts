import type { ErrorSource } from '../incidents';
import { overrideKey } from './read-override';

let remote: string | undefined;

/** Notes whose build this browser alone runs; undefined for none. */
export function markOverridden(name: string | undefined): void {
  remote = name;
}

/** The build that a part is told of by: a build of this browser alone is nobody's live one. */
export const overriddenBuild = (part: ErrorSource): string | undefined =>
  part.remote === remote ? 'override' : part.build;

/** Runs a build of its own in this browser where one is asked for. Nobody else loads a byte of it. @returns stops */
export function startOverride(): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const begin = async () => {
    if (stop ?? !localStorage.getItem(overrideKey)) return;
    const { watchOverride } = await import(/* webpackChunkName: "override" */ './watch-override');
    if (!stopped) stop ??= watchOverride();
  };
  // Storage is blocked, or the code does not come: what is live it is.
  const tryBegin = () => void begin().catch(() => undefined);
  const hear = ({ key }: StorageEvent) => {
    if (key === overrideKey) tryBegin();
  };
  tryBegin();
  window.addEventListener('storage', hear);
  return () => {
    stopped = true;
    window.removeEventListener('storage', hear);
    stop?.();
  };
}
