import type { LiveRemote, RemoteChange } from './remotes-port';

/** From when on a build counts as failing in the field. */
export const threshold = {
  incidents: 5,
  browsers: 3,
  /** Seconds that are looked at. */
  window: 5 * 60,
  /** Seconds after which what is live is no longer what a new build broke. */
  youngerThan: 24 * 3600,
} as const;

const faults = ['error', 'rejection', 'load'] as const;

/** Kinds of incidents that a build is taken back for; a slow script or a lost request is none. */
export const faultKinds: readonly string[] = faults;

export const isFault = (kind: string): boolean => faultKinds.includes(kind);

/** A build that is live, with what browsers told of it within the window. */
export interface Counts {
  readonly live: LiveRemote;
  readonly build: string;
  readonly incidents: number;
  readonly browsers: number;
}

export interface Verdict {
  readonly rollBack: boolean;
  /** For the operator to read, either way. */
  readonly reason: string;
}

const wentLive: readonly RemoteChange['action'][] = ['publish', 'canary', 'promote', 'rollback'];

/** When a build was made live, or a canary; undefined where the history does not say. */
export function liveSince({ history }: LiveRemote, build: string): Date | undefined {
  const change = history.find((one) => one.build === build && wentLive.includes(one.action));
  return change && new Date(change.at);
}

const keep = (reason: string): Verdict => ({ rollBack: false, reason });

/** Rollbacks that took a build away. */
const takenAway = ({ history }: LiveRemote, build: string): RemoteChange[] =>
  history.filter(({ action, from }) => action === 'rollback' && from === build);

function wayBack({ live, build }: Counts): Verdict | undefined {
  if (takenAway(live, build).some(({ by }) => by === 'breaker')) {
    return keep(`${build} was taken back once already and was made live again`);
  }
  if (live.canary?.build === build) return undefined;
  if (live.previous === undefined) return keep(`${live.remote} has no build to go back to`);
  if (takenAway(live, live.previous).length > 0) {
    return keep(`${live.previous}, the build before, was taken back itself`);
  }
  return undefined;
}

/**
 * Whether a live build has failed in the field and is to be taken back. Only a young one is: what ran well
 * for a day was broken by something else, and an older build would not help.
 */
export function shouldRollBack(counts: Counts, now: Date): Verdict {
  const { live, build, incidents, browsers } = counts;
  if (live.current !== build && live.canary?.build !== build) return keep(`${build} is not live`);
  if (incidents < threshold.incidents) return keep(`${incidents} incidents are too few`);
  if (browsers < threshold.browsers) return keep(`they come from ${browsers} browsers only`);
  const since = liveSince(live, build);
  if (since === undefined) return keep(`nobody knows since when ${build} is live`);
  const age = (now.getTime() - since.getTime()) / 1000;
  if (age > threshold.youngerThan) return keep(`${build} is live for longer than a day`);
  const minutes = threshold.window / 60;
  return (
    wayBack(counts) ?? {
      rollBack: true,
      reason: `${incidents} errors in ${browsers} browsers within ${minutes} minutes`,
    }
  );
}
