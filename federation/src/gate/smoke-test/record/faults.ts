/** An error in a tab, with everything that shows its origin. */
export interface PageFault {
  message: string;
  /** Stack, file and part, if known. */
  trace: string;
}

/** Runs in the page before everything else: records uncaught errors and those reported to the shell. */
export function noteFaults(): void {
  const faults: PageFault[] = [];
  Reflect.set(window, 'gateFaults', faults);
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', (event) => {
    if (!event.message) return; // a file that failed to load is reported by the code that requested it
    const error: unknown = event.error;
    const stack = error instanceof Error ? error.stack : '';
    faults.push({ message: event.message, trace: `${stack} ${event.filename}` });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isError = reason instanceof Error;
    const message = isError ? reason.message : String(reason);
    faults.push({ message, trace: `${message} ${isError ? reason.stack : ''}` });
  });
  window.addEventListener('campus:incident', (event) => {
    const { message = '', part, kind = 'error' } = (event as CustomEvent).detail ?? {};
    // Requests fail here on purpose, and durations depend on the machine.
    if (!['error', 'rejection', 'load'].includes(kind)) return;
    const place = part ? `/r/${part.remote}/${part.build}/` : '';
    faults.push({ message: String(message), trace: `${message} ${place}` });
  });
}
