import type { ShownBuild, ShownChange, ShownRemote } from '@campus/contract';
import type { Assessment } from '../../breaker/breaker';
import type { LiveRemote, RemoteChange } from '../../breaker/remotes-port';
import { liveSince } from '../../breaker/should-roll-back';
import type { BuildName, FieldCount, Told } from '../beacon/error-stats.repository';

/** What browsers told in the last hour, of every build. */
export interface Field {
  readonly counts: readonly FieldCount[];
  readonly told: readonly Told[];
  /** What the breaker makes of what is live. */
  readonly assessed: readonly Assessment[];
}

/** How many of the last changes are shown. */
const changes = 10;

type ShownField = Pick<ShownBuild, 'errors' | 'students' | 'networks' | 'told'>;

const nobody = { failed: 0, ran: 0 };

/** What was told of one build. */
export function fieldOf({ counts, told }: Omit<Field, 'assessed'>, of: BuildName): ShownField {
  const isMeant = ({ remote, build }: BuildName) => remote === of.remote && build === of.build;
  const { errors = 0, students = nobody, networks = nobody } = counts.find(isMeant) ?? {};
  return {
    errors,
    students,
    networks,
    told: told
      .filter(isMeant)
      .map(({ kind, message, page, count }) => ({ kind, message, page, count })),
  };
}

function presentChange({ at, action, build, from, by, reason }: RemoteChange): ShownChange {
  return { at, action, build: build ?? null, from: from ?? null, by, reason: reason ?? null };
}

function verdictOn({ remote, build }: BuildName, { assessed }: Field): ShownBuild['verdict'] {
  const found = assessed.find((one) => one.live.remote === remote && one.build === build);
  return found?.verdict ?? null;
}

export function presentRemote(live: LiveRemote, field: Field): ShownRemote {
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
