import { blame, type Blame } from './blame';

/** Something that went wrong in this tab, with the part it came from. */
export interface Incident {
  message: string;
  at: number;
  part?: Blame | undefined;
}

const kept = 50;
const log: Incident[] = [];

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.stack : undefined;

/** What went wrong so far, oldest first; at most 50. */
export const incidents = (): readonly Incident[] => log;

/** Notes an error and tells the page by the event `campus:incident` on `window`. */
export function report(error: unknown, part = blame(stackOf(error), textOf(error))): void {
  const incident: Incident = { message: textOf(error), at: Date.now(), part };
  log.push(incident);
  if (log.length > kept) log.shift();
  window.dispatchEvent(new CustomEvent('campus:incident', { detail: incident }));
}

/** Notes what nobody caught: errors, rejections and violations of the content policy. */
export function watchIncidents(): void {
  window.addEventListener('error', (event) => {
    if (event.error) report(event.error, blame(stackOf(event.error), event.filename));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`Refused by ${event.effectiveDirective}`, blame(event.sourceFile, event.blockedURI));
  });
}
