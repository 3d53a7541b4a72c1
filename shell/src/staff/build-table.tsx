import type { ShownBuild, ShownRemote, ShownReporters } from '@campus/contract';
import { formatFull } from '@campus/shared-ui/time';
import { ageWords } from './age';
import styles from './staff.module.css';

const roles: Readonly<Record<ShownBuild['role'], string>> = {
  live: 'Live',
  canary: 'Canary',
  previous: 'Previous',
};

function Since({ since, now }: { since: string | null; now: string }) {
  if (since === null) return 'unknown';
  return (
    <time dateTime={since} title={formatFull(since)}>
      {ageWords(since, now)}
    </time>
  );
}

const reporterWords = ({ failed, ran }: ShownReporters, who: string): string =>
  `${failed} of ${ran} ${who}`;

/** Of whom errors come, and how many of them run the build: that is what is believed, not the number. */
function Errors({ build }: { build: ShownBuild }) {
  const { errors, students, networks } = build;
  if (errors === 0) return 'none';
  return (
    <>
      {errors}
      <span className={styles.where}>
        {' '}
        {reporterWords(students, 'students')}, {reporterWords(networks, 'networks')}
      </span>
    </>
  );
}

/** The builds of a remote. */
export function BuildTable({ remote, now }: { remote: ShownRemote; now: string }) {
  return (
    <table className={styles.table}>
      <caption>Builds of {remote.title}</caption>
      <thead>
        <tr>
          <th scope="col">Build</th>
          <th scope="col">Share</th>
          <th scope="col">For</th>
          <th scope="col">Errors</th>
        </tr>
      </thead>
      <tbody>
        {remote.builds.map((build) => (
          <tr key={build.role} data-failing={build.errors > 0}>
            <th scope="row">
              <span className={styles.role}>{roles[build.role]}</span>
              <code className={styles.build}>{build.build}</code>
            </th>
            <td>{build.share} %</td>
            <td>
              <Since since={build.since} now={now} />
            </td>
            <td className={styles.errors}>
              <Errors build={build} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
