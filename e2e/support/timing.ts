import { slowness } from '../../federation/src/gate/smoke-test/tab';

/** Milliseconds between two measurements of the machine's load. */
const sampleInterval = 500;

/**
 * How long something would have taken on an idle machine: other tests share the cores, now more and now less.
 * @returns milliseconds, divided by how many times slower the machine was at its slowest meanwhile
 */
export async function loadAdjustedTime(work: () => Promise<unknown>): Promise<number> {
  let slow = slowness();
  const sampling = setInterval(() => (slow = Math.max(slow, slowness())), sampleInterval);
  const began = performance.now();
  try {
    await work();
    return (performance.now() - began) / slow;
  } finally {
    clearInterval(sampling);
  }
}
