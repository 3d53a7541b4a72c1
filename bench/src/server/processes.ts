import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of a tick of the kernel's clock, which is 100 Hz on every Linux that Node runs on. */
const tick = 10;

interface Times {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

async function timesOf(pid: number): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is a name in parentheses and may hold blanks; see proc(5) for the others.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, children, childrenSystem] = fields.slice(11, 15).map(Number);
  const ticks = (user ?? 0) + (system ?? 0) + (children ?? 0) + (childrenSystem ?? 0);
  return { pid, parent: Number(fields[1]), ms: ticks * tick };
}

/**
 * CPU time that processes and all their descendants have used so far, ended ones included.
 * @returns milliseconds; 0 where the system has no `/proc`
 */
export async function cpuMs(roots: readonly number[]): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .map(timesOf),
  );
  const known = all.filter((times) => times !== undefined);
  const counted = new Set(roots);
  for (let before = -1; before !== counted.size;) {
    before = counted.size;
    for (const { pid, parent } of known) if (counted.has(parent)) counted.add(pid);
  }
  return known.filter(({ pid }) => counted.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}
