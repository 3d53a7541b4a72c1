import type { BuildErrorStats } from '../registry/error-stats';
import type { Done } from '../registry/operate';
import type { Change, Preview } from '../registry/pointer';
import type { Ended } from '../registry/previews';
import type { Published } from '../registry/publish';
import type { RemoteStatus } from '../registry/status';

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

function stateOf({ status, notice, fault, current }: RemoteStatus): string {
  if (fault) return `broken: ${fault}`;
  if (!current) return 'nothing live';
  return status === 'off' ? `off${notice ? `: ${notice}` : ''}` : 'on';
}

/** What is live of a remote, with the errors that browsers reported for its builds within the last hour. */
export type StatusWithErrors = RemoteStatus & { readonly field?: readonly BuildErrorStats[] };

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Harms beyond plain errors, with the number of affected students. */
const harmsOf = ({ cards, frozen, late }: BuildErrorStats): string =>
  Object.entries({ 'error card': cards, 'frozen tab': frozen, 'slow page': late })
    .filter(([, students]) => students > 0)
    .map(([what, students]) => `, ${what}: ${students}`)
    .join('');

/** Errors of the live build, and of the canary if it has any. */
function errorsOf({ field = [], current, canary }: StatusWithErrors): string {
  const of = (wanted: string | undefined) => field.find(({ build }) => build === wanted);
  const words = (note: BuildErrorStats | undefined) =>
    note &&
    `${note.errors} from ${counted(note.students, 'student')}, ${counted(note.networks, 'network')}${harmsOf(note)}`;
  const live = words(of(current)) ?? '-';
  const tried = canary && words(of(canary.build));
  return tried ? `${live}, canary ${tried}` : live;
}

/** The site's verdict on each build that has errors, one line each. */
const verdictsOn = ({ remote, field = [], current, canary }: StatusWithErrors): string[] =>
  field
    .filter(({ build }) => build === current || build === canary?.build)
    .map(({ build, verdict }) => `${remote} ${build}: ${verdict}`);

/** The author of a change; for a team, its token and the origin of the build. */
function authorOf(change: Pick<Change, 'by' | 'source'> | undefined): string {
  const { by = '-', source } = change ?? {};
  if (!source) return by;
  const { token, branch, commit, run } = source;
  return [token, branch, commit?.slice(0, 8), run].filter(Boolean).join(' ');
}

const previewLine = (remote: string, preview: Omit<Preview, 'hash'>): string =>
  `${remote} ${preview.build}: preview until ${preview.until} by ${authorOf(preview)}`;

const previewsOf = ({ remote, previews = [] }: StatusWithErrors): string[] =>
  previews.map((preview) => previewLine(remote, preview));

/** What is live, as a table for a terminal. */
export function formatStatus(remotes: readonly StatusWithErrors[]): string {
  if (remotes.length === 0) return 'No remote is published yet.';
  const head = ['remote', 'live', 'since', 'by', 'previous', 'canary', 'kept', 'errors', 'state'];
  const rows = remotes.map((remote) => [
    remote.remote,
    remote.current ?? '-',
    remote.since ?? '-',
    authorOf(remote.history.find(({ at }) => at === remote.since)),
    remote.previous ?? '-',
    remote.canary ? `${remote.canary.build} ${remote.canary.share} %` : '-',
    String(remote.kept.length),
    errorsOf(remote),
    stateOf(remote),
  ]);
  const below = [...remotes.flatMap(verdictsOn), ...remotes.flatMap(previewsOf)];
  return [table([head, ...rows]), ...below].join('\n');
}

export function formatPublished(
  { remote, build, from, changed }: Published,
  share?: number,
): string {
  if (!changed) return `${remote} ${build} is already live.`;
  if (share) return `${remote} ${build} is live for ${share} % of the browsers.`;
  return `${remote} ${build} is live${from ? `; it replaced ${from}` : ''}.`;
}

export function formatChecked({ remote, build }: Published): string {
  return `${remote} ${build} passed the gate and may go live.`;
}

/** A preview build, visible to anyone who has its link. */
interface ShownPreview extends Omit<Published, 'link'> {
  address: string;
  until: string;
}

/** The address is the last word of the text. */
export function formatPreview({ remote, build, until, address }: ShownPreview): string {
  return `Preview of ${remote} ${build} until ${until}, for anybody with this link: ${address}`;
}

export function formatEnded({ remote, ended }: Ended): string {
  if (ended.length === 0) return `${remote} has no such preview.`;
  return `The preview of ${ended.map((build) => `${remote} ${build}`).join(', ')} has ended.`;
}

export function formatPromoted({ remote, build, from }: Done): string {
  return `${remote} ${build} is live for everybody; it replaced ${from}.`;
}

export function formatRolledBack({ remote, build, from }: Done): string {
  return `${remote} ${build} is live; ${from} was rolled back.`;
}

export function formatSwitched({ remote, changed }: Done, status: 'on' | 'off'): string {
  return changed ? `${remote} is ${status}.` : `${remote} was already ${status}.`;
}
