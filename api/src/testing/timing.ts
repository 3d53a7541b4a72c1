import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

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
 * Whether work keeps the event loop busy for so many milliseconds or more, five times in a row. Only what is both
 * counts: time of the processor, as other programs have work too, and time in which the loop could do nothing
 * else, as this process has other threads, such as the compiler and whoever draws pictures.
 */
export async function takes(milliseconds: number, work: () => unknown): Promise<boolean> {
  for (let time = 0; time < 5; time += 1) {
    const loop = performance.eventLoopUtilization();
    const processor = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(processor);
    const { active } = performance.eventLoopUtilization(loop);
    if (Math.min((user + system) / 1000, active) < milliseconds) return false;
    await nextTurn();
  }
  return true;
}
