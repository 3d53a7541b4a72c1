import type { ShownBuild } from '@campus/contract';
import styles from './staff.module.css';

const acts: Readonly<Record<NonNullable<ShownBuild['verdict']>['act'], string>> = {
  keep: 'stays',
  ask: 'is looked into',
  'roll-back': 'is taken back',
};

/** What the site makes of what was told of each build, and why. */
export function Verdicts({ builds }: { builds: readonly ShownBuild[] }) {
  return (
    <ul className={styles.told} aria-label="What the site makes of it">
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
