import type { IncidentKind } from '@campus/contract';

/** The part of the site that an error came from. */
export interface ErrorSource {
  remote: string;
  /** Missing if the remote is known and the build may not be at fault. */
  build?: string | undefined;
  /** `./App` for its pages, otherwise a widget; missing if unknown. */
  expose?: string | undefined;
  /** A file of its build; missing if unknown. */
  file?: string | undefined;
}

const address = /\/r\/(mfe-[a-z0-9-]+)\/([A-Za-z0-9._-]+)\/([^\s?:)]*)/;

/**
 * Finds the remote, build and file that an error came from, by the first address of a remote in its stack,
 * message or file name; undefined for the shell's own errors.
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

/** Something that went wrong in this tab, with the part that it came from. */
export interface Incident {
  kind: IncidentKind;
  /** As it was thrown. It is cleaned before it leaves the browser: see beacon/describe-incident.ts. */
  message: string;
  /** Name of the error, e.g. `TypeError`; empty if it is no error. */
  name: string;
  at: number;
  /** Path of the open page. */
  page: string;
  part?: ErrorSource | undefined;
  /** For whoever looks at this tab: it does not leave the browser. */
  stack?: string | undefined;
}

/** Name of the `window` event whose detail is an `Incident`. */
export const incidentEvent = 'campus:incident';

const maxIncidents = 50;
const log: Incident[] = [];

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.stack : undefined;

/** The incidents so far, oldest first; at most 50. */
export const incidents = (): readonly Incident[] => log;

/** Records an error and notifies the page with the event `campus:incident` on `window`. */
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
    stack: stackOf(error),
  };
  log.push(incident);
  if (log.length > maxIncidents) log.shift();
  window.dispatchEvent(new CustomEvent(incidentEvent, { detail: incident }));
}

/** Records uncaught errors, unhandled rejections and violations of the content policy. */
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
