import type { LiveRemote, RemoteChange, SelfCheck } from './remotes-port';

/** From when on a build counts as failing in the field. */
export const threshold = {
  /** Signed-in students whose word is enough, whatever the site finds itself, … */
  students: 3,
  /** … where they are so many of the students that ran the build. */
  share: 0.2,
  /** Without a student: networks that have to say so before the site looks for itself. */
  networks: 3,
  /** A page that is slower everywhere is the site's matter: of other remotes so much of this one's share. */
  lateElsewhere: 0.5,
  /** Seconds that are looked at: an open tab says every half hour what it runs. */
  window: 35 * 60,
  /** Seconds after which what is live is no longer what a new build broke. */
  youngerThan: 24 * 3600,
} as const;

const faults = ['error', 'rejection', 'load', 'frozen', 'card'] as const;

/** Kinds of incidents that a build is taken back for; a slow script or a lost request is none. */
export const faultKinds: readonly string[] = faults;

export const isFault = (kind: string): boolean => kind === 'late' || faultKinds.includes(kind);

/** How many reported faults, of how many that ran the build. */
export interface Reporters {
  readonly failed: number;
  readonly ran: number;
}

/** Students with whom it was more than an error, each counted once in each. */
export interface Harms {
  /** A card stood in the place of the part. */
  readonly card: number;
  readonly frozen: number;
  /** A page came much later than with the build before. */
  readonly late: number;
  /** Failed or late. */
  readonly any: number;
}

/** A live build with the reports of its pages, or of one of its widgets, within the window. */
export interface Evidence {
  readonly live: LiveRemote;
  readonly build: string;
  /** Expose of the widget that is meant; empty for the pages. */
  readonly widget?: string;
  readonly students: Reporters;
  readonly networks: Reporters;
  readonly harms?: Harms;
  /** Share of the students, 0 to 1, for whom pages of another remote came late. */
  readonly lateElsewhere?: number;
  /** What the site found itself; missing where it has not looked. */
  readonly check?: SelfCheck | undefined;
}

export interface Verdict {
  /** `ask`: the site has to look for itself before anything else is decided. */
  readonly act: 'keep' | 'ask' | 'roll-back';
  /** For the operator to read, whatever it is. */
  readonly reason: string;
  /** Why it stays, or does until the site has looked, although something was told of it: for the history, once for each reason. */
  readonly spared?: string;
  /** What is to be live instead; missing where a canary ends and what is live stays. */
  readonly to?: string;
}

const wentLive: readonly RemoteChange['action'][] = ['publish', 'canary', 'promote', 'rollback'];

/** When a build was made live, or a canary; undefined where the history does not say. */
export function liveSince({ history }: LiveRemote, build: string): Date | undefined {
  const change = history.find((one) => one.build === build && wentLive.includes(one.action));
  return change && new Date(change.at);
}

const keep = (reason: string): Verdict => ({ act: 'keep', reason });

/** Does not act on what is told of it, or not yet. */
const spare = (summary: string, why: string, act: 'keep' | 'ask' = 'keep'): Verdict => ({
  act,
  reason: `${summary}: ${why}`,
  spared: why,
});

/** Rollbacks that took a build away. */
const takenAway = ({ history }: LiveRemote, build: string): RemoteChange[] =>
  history.filter(({ action, from }) => action === 'rollback' && from === build);

/**
 * The build to go back to: of those that were live for everybody, never taken back and still there, the one that
 * was live last. Undefined where there is none.
 */
export function lastGoodBuild(live: LiveRemote, build: string): string | undefined {
  const { history, kept, previous } = live;
  const wasLive = history
    // Of a canary the history names what it stood beside, or the canary before it; of what was spared only itself.
    .filter(({ action }) => !['canary', 'ask', 'keep'].includes(action))
    .flatMap((change) => [change.build, change.from]);
  return [previous, ...wasLive].find(
    (one) =>
      one !== undefined &&
      one !== build &&
      one !== live.canary?.build &&
      kept.includes(one) &&
      takenAway(live, one).length === 0,
  );
}

/** Why a build stays whatever is reported of it. */
function whyItStays({ live, build }: Evidence, now: Date): string | undefined {
  if (live.current !== build && live.canary?.build !== build) return `${build} is not live`;
  const since = liveSince(live, build);
  if (since === undefined) return `nobody knows since when ${build} is live`;
  const age = (now.getTime() - since.getTime()) / 1000;
  if (age > threshold.youngerThan) return `${build} is live for longer than a day`;
  if (takenAway(live, build).some(({ by }) => by === 'breaker')) {
    return `${build} was taken back once already and was made live again`;
  }
  if (live.canary?.build === build) return undefined;
  return lastGoodBuild(live, build) === undefined
    ? `${live.remote} has no build to go back to that was not taken back itself`
    : undefined;
}

/** Shares of a build that are judged apart: the one that asks for most counts. */
export function gravest([first, ...others]: readonly [Verdict, ...Verdict[]]): Verdict {
  const rank = ({ act, spared }: Verdict) =>
    ['keep', 'ask', 'roll-back'].indexOf(act) + (spared === undefined ? 0 : 0.5);
  return others.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst), first);
}

/** Nobody but students counts here: what anybody may make up must neither reach nor thin out the share. */
const isEnough = ({ failed, ran }: Reporters): boolean =>
  failed >= threshold.students && failed >= threshold.share * ran;

const noHarm: Harms = { card: 0, frozen: 0, late: 0, any: 0 };

/** Whether pages that came late count: a few may be a line, and where those of other remotes do too, it is the site. */
function isSlower({ harms = noHarm, students, lateElsewhere = 0 }: Evidence): boolean {
  const { late } = harms;
  return (
    late >= threshold.students && lateElsewhere < threshold.lateElsewhere * (late / students.ran)
  );
}

function words({ widget, students, networks, harms = noHarm }: Evidence): string {
  const of = ({ failed, ran }: Reporters, who: string) => `${failed} of ${ran} ${who}`;
  const minutes = threshold.window / 60;
  const figures = Object.entries({
    'a card': harms.card,
    'a frozen tab': harms.frozen,
    'a slower page': harms.late,
  }).flatMap(([what, count]) => (count > 0 ? [`${what} at ${count}`] : []));
  const among = figures.length > 0 ? ` (${figures.join(', ')})` : '';
  const where = widget ? `in ${widget} ` : '';
  return `errors ${where}at ${of(students, 'students')}${among} and ${of(networks, 'other networks')} within ${minutes} minutes`;
}

/**
 * Whether a live build has failed in the field and is to be taken back. Only a young one is: what ran well
 * for a day was broken by something else, and an older build would not help.
 *
 * | the site's own check | what takes the build back                                        |
 * | -------------------- | ---------------------------------------------------------------- |
 * | fails                | one student, or three networks                                   |
 * | passes, or cannot be | three students that are a fifth of those who ran it; no networks |
 */
export function shouldRollBack(evidence: Evidence, now: Date): Verdict {
  const { networks, check, harms = noHarm } = evidence;
  const slower = isSlower(evidence);
  const students = slower ? { ...evidence.students, failed: harms.any } : evidence.students;
  const stays = whyItStays(evidence, now);
  const isTold = students.failed + networks.failed > 0;
  const summary = words({ ...evidence, students });
  if (stays !== undefined) return isTold ? spare(summary, stays) : keep(stays);
  if (!isTold && harms.late >= threshold.students) {
    return spare(summary, 'pages of other remotes are slower too');
  }
  if (!isTold) return keep('nobody tells of errors');
  if (students.failed === 0 && networks.failed < threshold.networks) {
    return spare(summary, 'no student, and too few networks to look into it');
  }
  if (check === undefined) return spare(summary, 'the site looks for itself', 'ask');
  const reason = `${summary}; ${check.says}`;
  if (check.result === 'broken' || isEnough(students)) {
    const { live, build } = evidence;
    const to = live.canary?.build === build ? undefined : lastGoodBuild(live, build);
    return { act: 'roll-back', reason, ...(to && { to }) };
  }
  return spare(reason, 'too few students to go by their word alone');
}
