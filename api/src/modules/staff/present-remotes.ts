import type { ShownBuild, ShownChange, ShownRemote } from '@campus/contract';
import type { LiveRemote, RemoteChange } from '../../breaker/remotes-port';
import { liveSince } from '../../breaker/should-roll-back';
import type { BuildName, FieldCount, Told } from '../beacon/incidents.repository';

/** What browsers told in the last hour, of every build. */
export interface Field {
  readonly counts: readonly FieldCount[];
  readonly told: readonly Told[];
}

/** How many of the last changes are shown. */
const changes = 10;

type ShownField = Pick<ShownBuild, 'errors' | 'browsers' | 'told'>;

/** Of what `isMeant` names, taken together. */
export function fieldOf(
  { counts, told }: Field,
  isMeant: (name: BuildName) => boolean,
): ShownField {
  const mine = counts.filter(isMeant);
  return {
    errors: mine.reduce((sum, { incidents }) => sum + incidents, 0),
    browsers: mine.reduce((sum, { browsers }) => sum + browsers, 0),
    told: told
      .filter(isMeant)
      .map(({ kind, message, page, count }) => ({ kind, message, page, count })),
  };
}

function presentChange({ at, action, build, from, by, reason }: RemoteChange): ShownChange {
  return { at, action, build: build ?? null, from: from ?? null, by, reason: reason ?? null };
}

export function presentRemote(live: LiveRemote, field: Field): ShownRemote {
  const { remote, title, owner, status, notice, current, previous, canary, history } = live;
  const shown = (build: string, role: ShownBuild['role'], share: number): ShownBuild => ({
    build,
    role,
    share,
    since: liveSince(live, build)?.toISOString() ?? null,
    ...fieldOf(field, (name) => name.remote === remote && name.build === build),
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
