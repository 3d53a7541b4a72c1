import type { IncidentKind } from '@campus/contract';

/** The part of the site that something came from. */
export interface ErrorSource {
  remote: string;
  /** Missing where the remote is known and the build may not be at fault. */
  build?: string | undefined;
  /** `./App` for its pages, else a widget; missing where that is not known. */
  expose?: string | undefined;
  /** Of its build; missing where that is not known. */
  file?: string | undefined;
}

const address = /\/r\/(mfe-[a-z0-9-]+)\/([A-Za-z0-9._-]+)\/([^\s?:)]*)/;

/**
 * Names the remote, the build and the file of it that an error came from, by the first address of a remote
 * in its stack, message or file name; undefined for the shell's own.
 */
export function attributeError(
  ...traces: readonly (string | undefined)[]
): ErrorSource | undefined {
  for (const trace of traces) {
    const [, remote, build, file] = address.exec(trace ?? '') ?? [];
    if (remote && build) return { remote, build, file };
  }
  return undefined;
}

/** Something that went wrong in this tab, with the part it came from. */
export interface Incident {
  kind: IncidentKind;
  /** As it was thrown. What leaves the browser is cleaned before: see beacon/describe-incident.ts. */
  message: string;
  /** Name of the error, e.g. `TypeError`; empty where it is none. */
  name: string;
  at: number;
  /** Path of the page that was open. */
  page: string;
  part?: ErrorSource | undefined;
}

/** Event of `window` with an `Incident` as its detail. */
export const incidentEvent = 'campus:incident';

const maxIncidents = 50;
const log: Incident[] = [];

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.stack : undefined;

/** What went wrong so far, oldest first; at most 50. */
export const incidents = (): readonly Incident[] => log;

/** Notes an error and tells the page by the event `campus:incident` on `window`. */
export function report(
  error: unknown,
  kind: IncidentKind = 'error',
  part: ErrorSource | undefined = attributeError(stackOf(error), textOf(error)),
): void {
  const incident: Incident = {
    kind,
    message: textOf(error),
    name: error instanceof Error ? error.name : '',
    at: Date.now(),
    page: location.pathname,
    part,
  };
  log.push(incident);
  if (log.length > maxIncidents) log.shift();
  window.dispatchEvent(new CustomEvent(incidentEvent, { detail: incident }));
}

/** Notes what nobody caught: errors, rejections and violations of the content policy. */
export function watchIncidents(): void {
  window.addEventListener('error', ({ error, filename }) => {
    if (error) report(error, 'error', attributeError(stackOf(error), filename));
  });
  window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) report(reason, 'rejection');
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, sourceFile, blockedURI } = event;
    report(`Refused by ${effectiveDirective}`, 'policy', attributeError(sourceFile, blockedURI));
  });
}
