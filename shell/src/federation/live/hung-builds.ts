import { type Incident, incidentEvent, incidents } from '../incidents';
import { noteCrashed } from '../starting';

/** Parts whose files hung in this browser, one per line: remote, build, expose and the time. */
const hungKey = 'campus:hung';
/** The key of `noteCrashed`, whose lines come last: here again, because an export counts in the first script. */
const crashedKey = 'campus:crashed';
/** Milliseconds for which another build is tried first. */
const hungFor = 10 * 60_000;

const isOver = (at: number): boolean => Date.now() - at > hungFor;

const linesOf = (key: string): string[] =>
  (localStorage.getItem(key) ?? '').split('\n').filter(Boolean);

function noteHung({ kind, name, part, at }: Incident): void {
  if (kind !== 'load' || name !== 'TimeLimitError' || isOver(at)) return;
  if (!part?.build || !part.expose) return;
  const line = `${part.remote} ${part.build} ${part.expose}`;
  if (linesOf(hungKey).some((one) => one.startsWith(`${line} `))) return;
  noteCrashed(line);
  localStorage.setItem(hungKey, [...linesOf(hungKey), `${line} ${at}`].slice(-20).join('\n'));
}

/** Allows parts again that hung some time ago: the network may have been the cause. */
function forgetHung(): void {
  const over = linesOf(hungKey).filter((line) => isOver(Number(line.split(' ').at(-1))));
  if (over.length === 0) return;
  const parts = over.map((line) => line.replace(/ \d+$/, ''));
  const without = (key: string, lines: readonly string[]) => {
    const kept = linesOf(key);
    for (const line of lines) {
      const at = kept.indexOf(line);
      // Only once each: a part that crashed as well stays last.
      if (at >= 0) kept.splice(at, 1);
    }
    localStorage.setItem(key, kept.join('\n'));
  };
  without(hungKey, over);
  without(crashedKey, parts);
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is full or blocked: the next document waits for the same files again.
  }
}

/**
 * Remembers for some minutes which builds of a part did not arrive in time, so that the next documents of this browser
 * do not wait for them first. @returns stops
 */
export function watchHung(): () => void {
  attempt(forgetHung);
  for (const incident of incidents()) attempt(() => noteHung(incident));
  const onIncident = ({ detail }: CustomEvent<Incident>) => attempt(() => noteHung(detail));
  window.addEventListener(incidentEvent, onIncident as EventListener);
  return () => window.removeEventListener(incidentEvent, onIncident as EventListener);
}
