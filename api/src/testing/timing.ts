/** Lets one part of a test wait until another has come somewhere. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/**
 * Whether work takes the processor so many milliseconds or more, five times in a row: what else runs on the
 * machine or in this process, such as the compiler and the collector of garbage, does not count.
 */
export async function takes(milliseconds: number, work: () => unknown): Promise<boolean> {
  for (let time = 0; time < 5; time += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 < milliseconds) return false;
  }
  return true;
}
