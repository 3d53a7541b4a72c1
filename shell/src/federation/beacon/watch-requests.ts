import { requestFailedEvent, type RequestFailed } from '@campus/contract/client';
import { blame, type Blame } from '../blame';
import { report } from '../incidents';

/** The remote whose page is open: shared code asks for it, and has no address of it in its stack. */
function pageOwner(): Blame | undefined {
  const page = document.querySelector<HTMLElement>('main [data-remote][data-build]');
  const { remote, build } = page?.dataset ?? {};
  return remote && build ? { remote, build } : undefined;
}

/** Notes calls of the API that had no answer, or one that is the server's fault. @returns stops */
export function watchRequests(): () => void {
  const hear = (event: Event) => {
    const { method, path, status, misfit, stack }: RequestFailed = (event as CustomEvent).detail;
    // Without a network everything fails, and nothing is to blame.
    if (status === 0 && !navigator.onLine) return;
    const how = misfit === undefined ? status || 'no answer' : `does not fit at ${misfit}`;
    const message = `${method} ${path}: ${how}`;
    report(message, 'request', blame(stack) ?? pageOwner());
  };
  window.addEventListener(requestFailedEvent, hear);
  return () => window.removeEventListener(requestFailedEvent, hear);
}
