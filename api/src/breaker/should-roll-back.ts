import type { LiveRemote, RemoteChange, SelfCheck } from './remotes-port';

/** The thresholds at which a build counts as failing in the field. */
export const threshold = {
  /** Number of signed-in students whose reports are enough, whatever the site's own check finds, … */
  students: 3,
  /** … if they are this share of the students who ran the build. */
  share: 0.2,
  /** Without a student: number of networks that must report before the site checks for itself. */
  networks: 3,
  /** A page that is slow everywhere is the site's problem: if other remotes have this fraction of its late share. */
  lateElsewhere: 0.5,
  /** Time window in seconds: an open tab reports every half hour what it runs. */
  window: 35 * 60,
  /** Age in seconds after which a problem is no longer blamed on the new build. */
  youngerThan: 24 * 3600,
} as const;

const faults = ['error', 'rejection', 'load', 'frozen', 'card'] as const;

/** Kinds of incidents that cause a rollback; a slow script or a lost request does not. */
export const faultKinds: readonly string[] = faults;

export const isFault = (kind: string): boolean => kind === 'late' || faultKinds.includes(kind);

/** Number of reported faults, and number of reporters that ran the build. */
export interface Reporters {
  readonly failed: number;
  readonly ran: number;
}

/** Students for whom it was more than an error, each counted once. */
export interface Harms {
  /** A card was shown instead of the part. */
  readonly card: number;
  readonly frozen: number;
  /** A page loaded much later than with the previous build. */
  readonly late: number;
  /** Failed or late. */
  readonly any: number;
}

/** A live build with the reports about its pages, or about one of its widgets, within the window. */
export interface Evidence {
  readonly live: LiveRemote;
  readonly build: string;
  /** Expose of the widget; empty for the pages. */
  readonly widget?: string;
  readonly students: Reporters;
  readonly networks: Reporters;
  readonly harms?: Harms;
  /** Share of the students, 0 to 1, for whom pages of another remote loaded late. */
  readonly lateElsewhere?: number;
  /** The result of the site's own check; missing if it has not checked. */
  readonly check?: SelfCheck | undefined;
  /** Builds of the remote, live or not, that fail for enough students within the window. */
  readonly failing?: ReadonlySet<string>;
}

export interface Verdict {
  /** `ask`: the site has to check for itself before the decision. */
  readonly act: 'keep' | 'ask' | 'roll-back';
  /** For the operator to read; always set. */
  readonly reason: string;
  /** Why it stays, or stays until the site has checked, despite reports: for the history, once per reason. */
  readonly spared?: string;
  /** The build to make live instead; missing if a canary ends and the live build stays. */
  readonly to?: string;
}

const wentLive: readonly RemoteChange['action'][] = ['publish', 'canary', 'promote', 'rollback'];

/** When a build or a canary was made live; undefined if the history does not say. */
export function liveSince({ history }: LiveRemote, build: string): Date | undefined {
  const change = history.find((one) => one.build === build && wentLive.includes(one.action));
  return change && new Date(change.at);
}

const keep = (reason: string): Verdict => ({ act: 'keep', reason });

/** Ignores the reports about it, at least for now. */
const spare = (summary: string, why: string, act: 'keep' | 'ask' = 'keep'): Verdict => ({
  act,
  reason: `${summary}: ${why}`,
  spared: why,
});

/** Rollbacks that removed a build. */
const takenAway = ({ history }: LiveRemote, build: string): RemoteChange[] =>
  history.filter(({ action, from }) => action === 'rollback' && from === build);

/**
 * The build to return to: of those that were live for everybody, were never rolled back and still exist, the one
 * that was live last, if possible one that does not fail now. Undefined if there is none.
 */
function lastGoodBuild({ live, build, failing }: Evidence): string | undefined {
  const { history, kept, previous } = live;
  const wasLive = history
    // For a canary the history names the live build beside it, or the previous canary; for a spared build only itself.
    .filter(({ action }) => !['canary', 'ask', 'keep'].includes(action))
    .flatMap((change) => [change.build, change.from]);
  const good = [previous, ...wasLive].filter(
    (one): one is string =>
      one !== undefined &&
      one !== build &&
      one !== live.canary?.build &&
      kept.includes(one) &&
      takenAway(live, one).length === 0,
  );
  return good.find((one) => !failing?.has(one)) ?? good[0];
}

/** Why a build stays whatever is reported about it. */
function whyItStays(evidence: Evidence, now: Date): string | undefined {
  const { live, build } = evidence;
  if (live.current !== build && live.canary?.build !== build) return `${build} is not live`;
  const since = liveSince(live, build);
  if (since === undefined) return `the history does not say when ${build} went live`;
  const age = (now.getTime() - since.getTime()) / 1000;
  if (age > threshold.youngerThan) return `${build} has been live for more than a day`;
  if (takenAway(live, build).some(({ by }) => by === 'breaker')) {
    return `${build} was already rolled back once and made live again`;
  }
  if (live.canary?.build === build) return undefined;
  return lastGoodBuild(evidence) === undefined
    ? `${live.remote} has no good earlier build to roll back to`
    : undefined;
}

/** Parts of a build that are judged separately: the most serious result counts. */
export function gravest([first, ...others]: readonly [Verdict, ...Verdict[]]): Verdict {
  const rank = ({ act, spared }: Verdict) =>
    ['keep', 'ask', 'roll-back'].indexOf(act) + (spared === undefined ? 0 : 0.5);
  return others.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst), first);
}

/** Only students count here: reports that anybody can fake must neither raise nor lower the share. */
const isEnough = ({ failed, ran }: Reporters): boolean =>
  failed >= threshold.students && failed >= threshold.share * ran;

const noHarm: Harms = { card: 0, frozen: 0, late: 0, any: 0 };

type StudentReports = Pick<Evidence, 'students' | 'harms' | 'lateElsewhere'>;

/** Whether late pages count: a few may be a slow connection; if other remotes' pages are late too, it is the site. */
function isSlower({ harms = noHarm, students, lateElsewhere = 0 }: StudentReports): boolean {
  const { late } = harms;
  return (
    late >= threshold.students && lateElsewhere < threshold.lateElsewhere * (late / students.ran)
  );
}

/** The students for whom it failed, or was slower than before if that counts. */
const judgedStudents = (reports: StudentReports): Reporters =>
  isSlower(reports) ? { ...reports.students, failed: reports.harms?.any ?? 0 } : reports.students;

/** Whether the reports of students alone are enough against a build. */
export const isFailing = (reports: StudentReports): boolean => isEnough(judgedStudents(reports));

function words({ widget, students, networks, harms = noHarm }: Evidence): string {
  const of = ({ failed, ran }: Reporters, who: string) => `${failed} of ${ran} ${who}`;
  const minutes = threshold.window / 60;
  const figures = Object.entries({
    'error card': harms.card,
    'frozen tab': harms.frozen,
    'slow page': harms.late,
  }).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
  const among = figures.length > 0 ? ` (${figures.join(', ')})` : '';
  const where = widget ? `in ${widget} ` : '';
  return `errors ${where}reported by ${of(students, 'students')}${among} and ${of(networks, 'other networks')} within ${minutes} minutes`;
}

/**
 * Whether a live build has failed in the field and must be rolled back. Only a young build can be: a problem in one
 * that ran well for a day has another cause, and an older build would not help.
 *
 * | the site's own check | what takes the build back                                        |
 * | -------------------- | ---------------------------------------------------------------- |
 * | fails                | one student, or three networks                                   |
 * | passes, or cannot be | three students that are a fifth of those who ran it; no networks |
 */
export function shouldRollBack(evidence: Evidence, now: Date): Verdict {
  const { networks, check, harms = noHarm } = evidence;
  const students = judgedStudents(evidence);
  const stays = whyItStays(evidence, now);
  const isTold = students.failed + networks.failed > 0;
  const summary = words({ ...evidence, students });
  if (stays !== undefined) return isTold ? spare(summary, stays) : keep(stays);
  if (!isTold && harms.late >= threshold.students) {
    return spare(summary, 'pages of other remotes are slow too');
  }
  if (!isTold) return keep('no errors reported');
  if (students.failed === 0 && networks.failed < threshold.networks) {
    return spare(summary, 'no report by a student, and too few networks to check the build');
  }
  if (check === undefined) return spare(summary, 'the site checks the build itself', 'ask');
  const reason = `${summary}; ${check.says}`;
  if (check.result === 'broken' || isEnough(students)) {
    const { live, build } = evidence;
    const to = live.canary?.build === build ? undefined : lastGoodBuild(evidence);
    return { act: 'roll-back', reason, ...(to && { to }) };
  }
  return spare(reason, 'too few students for a rollback while the check finds no fault');
}
