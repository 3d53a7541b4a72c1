/** Something that went wrong in a tab, with whatever tells where it came from. */
export interface PageFault {
  message: string;
  /** Stack, file and part, as far as they are known. */
  trace: string;
}

/** Runs in the page before anything else: notes what nobody caught and what the shell was told of. */
export function noteFaults(): void {
  const faults: PageFault[] = [];
  Reflect.set(window, 'gateFaults', faults);
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', (event) => {
    if (!event.message) return; // a file that did not load is told by whoever asked for it
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
    // Requests fail here on purpose, and how long something takes depends on the machine.
    if (!['error', 'rejection', 'load'].includes(kind)) return;
    const place = part ? `/r/${part.remote}/${part.build}/` : '';
    faults.push({ message: String(message), trace: `${message} ${place}` });
  });
}
