import type { Clock } from '../clock';
import type { Remotes, SelfCheck } from './remotes-port';

interface BuildName {
  readonly remote: string;
  readonly build: string;
}

/** What the site found out about builds by looking at them itself. */
export interface SelfChecks {
  /** What was found lately. */
  known(name: BuildName): SelfCheck | undefined;
  /** Looks, one build after the other; resolves once it is known. */
  look(name: BuildName): Promise<void>;
  /** Gives up what is under way. */
  close(): Promise<void>;
}

/** Milliseconds for which a finding holds; where there was none it is tried again sooner. */
const holds = { sound: 300_000, broken: 300_000, unknown: 60_000 } as const;

/** Milliseconds, waiting for others included: a build that fails is gone within a minute all the same. */
export const timeLimit = 30_000;

const tooLong: SelfCheck = {
  result: 'unknown',
  says: `the site's own check took longer than ${timeLimit / 1000} s`,
};

const keyOf = ({ remote, build }: BuildName) => `${remote}/${build}`;

/** Resolves with `tooLong` where the signal comes first. */
function orTooLong(work: Promise<SelfCheck>, signal: AbortSignal): Promise<SelfCheck> {
  const ended = new Promise<SelfCheck>((resolve) => {
    signal.addEventListener('abort', () => resolve(tooLong), { once: true });
  });
  return Promise.race([work, ended]);
}

export function createSelfChecks({ check }: Pick<Remotes, 'check'>, clock: Clock): SelfChecks {
  const found = new Map<string, { check: SelfCheck; until: number }>();
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();

  function forgetOld(): void {
    for (const [key, { until }] of found) if (until <= clock().getTime()) found.delete(key);
  }
  async function find({ remote, build }: BuildName): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit)]);
    const asked = turn.then(() => (signal.aborted ? tooLong : check(remote, build, signal)));
    const finding = orTooLong(asked, signal).catch((error: unknown): SelfCheck => {
      const why = error instanceof Error ? error.message : String(error);
      return { result: 'unknown', says: `the site's own check failed to run: ${why}` };
    });
    turn = finding;
    const result = await finding;
    const until = clock().getTime() + holds[result.result];
    found.set(keyOf({ remote, build }), { check: result, until });
  }
  return {
    known(name) {
      forgetOld();
      return found.get(keyOf(name))?.check;
    },
    look(name) {
      const key = keyOf(name);
      const looking = underWay.get(key) ?? find(name).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      return looking;
    },
    async close() {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}
