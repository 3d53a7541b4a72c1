import {
  readLiveRemotes,
  type ShownBuild,
  type ShownChange,
  type ShownRemote,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import type { Assessment } from '../../breaker/breaker';
import type { LiveRemote, RemoteChange } from '../../breaker/remotes-port';
import { faultKinds, liveSince } from '../../breaker/should-roll-back';
import { later } from '../../clock';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import {
  type BuildName,
  countDropped,
  countReports,
  type DroppedReports,
  type FieldCount,
  mostReported,
  shellName,
  type FrequentError,
} from '../beacon/error-stats.repository';
import { isStaff } from '../students/students.repository';

/** Browser reports about every build in the last hour. */
interface Field {
  readonly counts: readonly FieldCount[];
  readonly reported: readonly FrequentError[];
  /** The breaker's assessment of the live builds. */
  readonly assessed: readonly Assessment[];
}

/** The number of latest changes that are shown. */
const changes = 10;

type ShownField = Omit<ShownBuild, 'build' | 'role' | 'share' | 'since' | 'verdict'>;

const nobody = { failed: 0, ran: 0 };
const noHarm = { card: 0, frozen: 0, late: 0 };

/** Reports about one build. */
function fieldOf({ counts, reported }: Omit<Field, 'assessed'>, of: BuildName): ShownField {
  const isMeant = ({ remote, build }: BuildName) => remote === of.remote && build === of.build;
  const found = counts.find(isMeant);
  const { errors = 0, students = nobody, networks = nobody, harms = noHarm } = found ?? {};
  return {
    errors,
    students,
    networks,
    cards: harms.card,
    frozen: harms.frozen,
    late: harms.late,
    topErrors: reported
      .filter(isMeant)
      .map(({ kind, message, page, count }) => ({ kind, message, page, count })),
  };
}

function presentChange(change: RemoteChange): ShownChange {
  const { at, action, build = null, from = null, by, reason = null, source } = change;
  const { token, branch, commit, run } = source ?? {};
  const sourceText = [token, branch, commit?.slice(0, 8), run].filter(Boolean).join(', ');
  return { at, action, build, from, by, reason, source: sourceText || null };
}

function verdictOn({ remote, build }: BuildName, { assessed }: Field): ShownBuild['verdict'] {
  const match = assessed.find((one) => one.live.remote === remote && one.build === build);
  return match?.verdict ?? null;
}

function presentRemote(live: LiveRemote, field: Field): ShownRemote {
  const { remote, title, owner, status, notice, current, previous, canary, history } = live;
  const shown = (build: string, role: ShownBuild['role'], share: number): ShownBuild => ({
    build,
    role,
    share,
    since: liveSince(live, build)?.toISOString() ?? null,
    verdict: verdictOn({ remote, build }, field),
    ...fieldOf(field, { remote, build }),
  });
  return {
    remote,
    title,
    owner,
    status,
    notice: notice ?? null,
    builds: [
      shown(current, 'live', 100 - (canary?.share ?? 0)),
      ...(canary ? [shown(canary.build, 'canary', canary.share)] : []),
      ...(previous === undefined ? [] : [shown(previous, 'previous', 0)]),
    ],
    history: history.slice(0, changes).map(presentChange),
  };
}

const dropReasonTexts: Readonly<Record<DroppedReports['reason'], string>> = {
  unsigned: 'without a valid ticket of this site',
  implausible: 'about a build that does not exist, or from a page that the reporter cannot open',
  expired: 'with a ticket older than a day',
};

const hour = 3600;

/** Routes for the site's staff. For everybody else they do not exist: they get no refusal either. */
export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { breaker, clock, database, remotes } = services;

  route(app, readLiveRemotes, {
    access: 'public',
    async handler({ viewer }) {
      if (!viewer || !(await isStaff(database, viewer))) throw notFound();
      const now = clock();
      const since = later(now, -hour);
      const counts = await countReports(database, { since, kinds: faultKinds });
      const reported = await mostReported(database, since);
      const field = { counts, reported, assessed: await breaker.assess() };
      const dropped = await countDropped(database, since);
      const live = await remotes.list();
      return {
        at: now.toISOString(),
        remotes: live.map((one) => presentRemote(one, field)),
        shell: fieldOf(field, shellName),
        dropped: dropped.map((one) => ({ ...one, reason: dropReasonTexts[one.reason] })),
      };
    },
  });
}
