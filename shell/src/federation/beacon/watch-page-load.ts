import { type RequestFailed, requestFailedEvent } from '@campus/contract/client';
import { attributeError, type ErrorSource, report } from '../incidents';

/** The remote whose page is open: calls from shared code have no address of the remote in their stack. */
function pageOwner(): ErrorSource | undefined {
  const page = document.querySelector<HTMLElement>('main [data-remote][data-build]');
  const { remote, build } = page?.dataset ?? {};
  return remote && build ? { remote, build } : undefined;
}

/** Reports API calls without a response, or with a response that is the server's fault. @returns stops */
export function watchRequests(): () => void {
  const onError = (event: Event) => {
    const { method, path, status, misfit, stack }: RequestFailed = (event as CustomEvent).detail;
    // Without a network every call fails, and no build is at fault.
    if (status === 0 && !navigator.onLine) return;
    const how = misfit === undefined ? status || 'no answer' : `does not fit at ${misfit}`;
    const message = `${method} ${path}: ${how}`;
    report(message, 'request', attributeError(stack) ?? pageOwner());
  };
  window.addEventListener(requestFailedEvent, onError);
  return () => window.removeEventListener(requestFailedEvent, onError);
}

/** Milliseconds from which a script counts as slow, and the steps by which slow ones are grouped. */
const steps = [200, 500, 1000, 2000, 5000] as const;

interface FrameScript {
  readonly duration: number;
  readonly sourceURL?: string;
}

/** A task, or a frame with its scripts if the browser reports those. */
interface SlowEntry extends PerformanceEntry {
  readonly blockingDuration?: number;
  readonly scripts?: readonly FrameScript[];
}

const longest = (scripts: readonly FrameScript[] = []): FrameScript | undefined =>
  [...scripts].sort((one, other) => other.duration - one.duration)[0];

/** Reports a task that blocked the page, with the remote whose script took the longest. */
export function noteSlow(entry: SlowEntry): void {
  const busy = entry.blockingDuration ?? entry.duration;
  const step = steps.findLast((least) => busy >= least);
  if (step === undefined) return;
  report(`Busy for ${step} ms or more`, 'slow', attributeError(longest(entry.scripts)?.sourceURL));
}

/** Reports slow scripts from the start of the page, as far as the browser supports it. @returns stops */
export function watchSlow(): () => void {
  const known = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const type = ['long-animation-frame', 'longtask'].find((one) => known.includes(one));
  if (!type) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(noteSlow));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
