import { incidentEvent, type Incident } from '../incidents';
import { reloadOnce } from '../reload-once';
import { askRegistry } from './ask-registry';
import { newerShell } from './shell-build';

const isOfShell = ({ name, message }: Incident): boolean =>
  name === 'ChunkLoadError' && message.includes('/assets/');

/**
 * Reloads the tab where a script of its shell is gone because another shell is live: once for each of
 * those, and never over unsaved work.
 */
export async function recoverShell(incident: Incident, reload = reloadOnce): Promise<void> {
  if (!isOfShell(incident)) return;
  const answer = await askRegistry().catch(() => undefined);
  const shell = answer && newerShell(answer.registry);
  if (shell) reload(`shell ${shell}`);
}

/** @returns stops */
export function watchShell(): () => void {
  const hear = ({ detail }: CustomEvent<Incident>) => void recoverShell(detail);
  window.addEventListener(incidentEvent, hear as EventListener);
  return () => window.removeEventListener(incidentEvent, hear as EventListener);
}
