import type { ShownBuild, ShownChange, ShownRemote, ShownReporters } from '@campus/contract';
import { Badge } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import { formatAge } from '../relative-time';
import diagram from './build-diagram.module.css';
import styles from './staff.module.css';

interface BuildDiagramProps {
  builds: readonly ShownBuild[];
  /** The remote is out of service. */
  isOff: boolean;
}

/** Width of the bar for its share of browsers: a canary of one per cent stays visible. */
const widthOf = ({ share }: ShownBuild): number => 4 + (share / 100) * 22;

/** The stop of a build: a road sign, red if something fails. */
function Stop({ build, x, y }: { build: ShownBuild; x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="9" className={diagram.stop} data-role={build.role} />
      {build.errors > 0 && (
        <>
          <circle cx={x + 11} cy={y - 11} r="8" className={diagram.errors} />
          <text x={x + 11} y={y - 7.5} className={diagram.count}>
            {build.errors > 99 ? '99' : build.errors}
          </text>
        </>
      )}
    </g>
  );
}

/**
 * The live builds as a road: browsers come from the left, a canary branches off, the previous build is a
 * lay-by. It adds nothing to the table beside it.
 */
function BuildDiagram({ builds, isOff }: BuildDiagramProps) {
  const of = (role: ShownBuild['role']) => builds.find((build) => build.role === role);
  const [live, canary, previous] = [of('live'), of('canary'), of('previous')];
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className={diagram.diagram} data-off={isOff}>
      {previous && (
        <>
          <path d="M244 60 C 200 60 190 98 150 98 H 120" className={diagram.back} />
          <Stop build={previous} x={112} y={98} />
        </>
      )}
      {canary && (
        <>
          <path
            d="M70 60 C 120 60 130 22 180 22 H 300"
            className={diagram.canary}
            strokeWidth={widthOf(canary)}
          />
          <Stop build={canary} x={252} y={22} />
        </>
      )}
      {live && (
        <>
          <path d="M12 60 H 300" className={diagram.road} strokeWidth={widthOf(live)} />
          <path d="M12 60 H 300" className={diagram.dashes} />
          <Stop build={live} x={252} y={60} />
        </>
      )}
    </svg>
  );
}

/** The errors that browsers reported most. */
export function ErrorList({ topErrors }: { topErrors: ShownBuild['topErrors'] }) {
  return (
    <ul className={styles.errors} aria-label="Errors reported by browsers">
      {topErrors.map(({ kind, message, page, count }, place) => (
        <li key={place}>
          <span className={styles.times}>{count} ×</span> {message}{' '}
          <span className={styles.where}>
            ({kind}, {page})
          </span>
        </li>
      ))}
    </ul>
  );
}

const acts: Readonly<Record<NonNullable<ShownBuild['verdict']>['act'], string>> = {
  keep: 'stays live',
  ask: 'is being checked',
  'roll-back': 'is rolled back',
};

/** The verdict on each build, and why. */
function Verdicts({ builds }: { builds: readonly ShownBuild[] }) {
  return (
    <ul className={styles.errors} aria-label="Verdicts of the breaker">
      {builds.map(
        ({ build, role, verdict }) =>
          verdict && (
            <li key={role}>
              <span className={styles.times}>
                {build} {acts[verdict.act]}
              </span>
              : {verdict.reason}
            </li>
          ),
      )}
    </ul>
  );
}

const who: Readonly<Record<ShownChange['by'], string>> = {
  operator: 'an operator',
  breaker: 'the breaker',
  start: 'the start of the site',
  team: 'its team',
};

function describeChange({ action, build, from }: ShownChange): string {
  const now = build ?? 'nothing';
  switch (action) {
    case 'publish':
      return `${now} went live`;
    case 'canary':
      return `${now} started as a canary`;
    case 'promote':
      return `${now} was promoted from canary to live`;
    case 'rollback':
      return `${from ?? 'a build'} was rolled back, ${now} is live`;
    case 'off':
      return 'taken out of service';
    case 'on':
      return 'put back into service';
    case 'ask':
      return `${now} was checked`;
    case 'keep':
      return `${now} was kept live`;
  }
}

/** The actions on a remote, with person and reason, newest first. */
function History({ history, title }: { history: readonly ShownChange[]; title: string }) {
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>Recent changes of {title}</summary>
      <ol>
        {history.map((change, place) => (
          <li key={place}>
            <time dateTime={change.at}>{formatFull(change.at)}</time>: {describeChange(change)}, by{' '}
            {who[change.by]}
            {change.source !== null && ` (${change.source})`}
            {change.reason !== null && <span className={styles.reason}>: {change.reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

const roles: Readonly<Record<ShownBuild['role'], string>> = {
  live: 'Live',
  canary: 'Canary',
  previous: 'Previous',
};

function Since({ since, now }: { since: string | null; now: string }) {
  if (since === null) return 'unknown';
  return (
    <time dateTime={since} title={formatFull(since)}>
      {formatAge(since, now)}
    </time>
  );
}

const formatReporters = ({ failed, ran }: ShownReporters, who: string): string =>
  `${failed} of ${ran} ${who}`;

/** The numbers of students who were affected by more than an error. */
const harmsOf = ({ cards, frozen, late }: ShownBuild): string[] =>
  Object.entries({ 'error card': cards, 'frozen tab': frozen, 'slow page': late })
    .filter(([, students]) => students > 0)
    .map(([what, students]) => `${what}: ${students}`);

const isFailing = (build: ShownBuild): boolean => build.errors > 0 || harmsOf(build).length > 0;

/** The sources of errors, and how many of them run the build: these are trusted, not the error count. */
function Errors({ build }: { build: ShownBuild }) {
  const { errors, students, networks } = build;
  if (!isFailing(build)) return 'none';
  const among = [formatReporters(students, 'students'), formatReporters(networks, 'networks')];
  return (
    <>
      {errors}
      <span className={styles.where}> {[...among, ...harmsOf(build)].join(', ')}</span>
    </>
  );
}

/** The builds of a remote. */
function BuildTable({ remote, now }: { remote: ShownRemote; now: string }) {
  return (
    <table className={styles.table}>
      <caption>Builds of {remote.title}</caption>
      <thead>
        <tr>
          <th scope="col">Build</th>
          <th scope="col">Share</th>
          <th scope="col">Age</th>
          <th scope="col">Errors</th>
        </tr>
      </thead>
      <tbody>
        {remote.builds.map((build) => (
          <tr key={build.role} data-failing={isFailing(build)}>
            <th scope="row">
              <span className={styles.role}>{roles[build.role]}</span>
              <code className={styles.build}>{build.build}</code>
            </th>
            <td>{build.share} %</td>
            <td>
              <Since since={build.since} now={now} />
            </td>
            <td className={styles.faults}>
              <Errors build={build} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RemoteCardProps {
  remote: ShownRemote;
  /** The time of this data. */
  now: string;
}

/** One remote: its diagram, a table of its builds, their errors, and past actions. */
export function RemoteCard({ remote, now }: RemoteCardProps) {
  const heading = `staff-${remote.remote}`;
  const topErrors = remote.builds.flatMap((build) => build.topErrors);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{remote.title}</h2>
        <Badge tone={remote.status === 'on' ? 'good' : 'warn'}>
          {remote.status === 'on' ? 'In service' : 'Out of service'}
        </Badge>
      </div>
      <p className={styles.owner}>
        {remote.remote} · {remote.owner}
      </p>
      {remote.notice !== null && <p className={styles.notice}>“{remote.notice}”</p>}
      <BuildDiagram builds={remote.builds} isOff={remote.status === 'off'} />
      <BuildTable remote={remote} now={now} />
      {topErrors.length > 0 && <Verdicts builds={remote.builds} />}
      {topErrors.length > 0 && <ErrorList topErrors={topErrors} />}
      <History history={remote.history} title={remote.title} />
    </section>
  );
}
