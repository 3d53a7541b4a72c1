/** The part of the site that something came from. */
export interface Blame {
  remote: string;
  /** Missing where the remote is known and the build may not be at fault. */
  build?: string | undefined;
}

const address = /\/r\/(mfe-[a-z0-9-]+)\/([A-Za-z0-9._-]+)\//;

/**
 * Names the remote and the build whose script an error came from, by the first address of a remote
 * in its stack, message or file name; undefined for the shell's own.
 */
export function blame(...traces: readonly (string | undefined)[]): Blame | undefined {
  for (const trace of traces) {
    const [, remote, build] = address.exec(trace ?? '') ?? [];
    if (remote && build) return { remote, build };
  }
  return undefined;
}
