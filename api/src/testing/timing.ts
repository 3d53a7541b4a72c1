import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets one part of a test wait until another has reached a point. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

type Work = () => unknown;

/**
 * Milliseconds for which work keeps the event loop busy. Only time that is both of these counts: processor time,
 * because other programs also run, and time in which the loop could do nothing else, because this process has other
 * threads, such as the compiler and the picture encoder.
 */
async function busyFor(work: Work): Promise<number> {
  const loop = performance.eventLoopUtilization();
  const processor = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(processor);
  const { active } = performance.eventLoopUtilization(loop);
  await nextTurn();
  return Math.min((user + system) / 1000, active);
}

/**
 * Detects work that is slower than a baseline. A busy machine slows both: if work seems slow, the baseline is measured
 * again beside it, and five such pairs in a row have to agree.
 * @param times the maximum duration of the work as a multiple of the baseline
 */
export function slowerThan(baseline: Work, times = 1): (work: Work) => Promise<boolean> {
  let allowed = 0;
  return async (work) => {
    for (let pair = 0; pair < 5; pair += 1) {
      const milliseconds = await busyFor(work);
      if (milliseconds <= allowed) return false;
      allowed = times * (await busyFor(baseline));
      if (milliseconds <= allowed) return false;
    }
    return true;
  };
}
