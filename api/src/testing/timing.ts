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

type Work = () => unknown;

/**
 * Milliseconds for which work keeps the event loop busy. Only what is both counts: time of the processor, as other
 * programs have work too, and time in which the loop could do nothing else, as this process has other threads, such as
 * the compiler and whoever draws pictures.
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
 * Tells work that is slower than a baseline. A busy machine slows both: where work seems slow, the baseline is measured
 * again beside it, and five such pairs in a row have to agree.
 * @param times how many times as long as the baseline work may take
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
