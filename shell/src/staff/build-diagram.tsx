import type { ShownBuild } from '@campus/contract';
import styles from './build-diagram.module.css';

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
      <circle cx={x} cy={y} r="9" className={styles.stop} data-role={build.role} />
      {build.errors > 0 && (
        <>
          <circle cx={x + 11} cy={y - 11} r="8" className={styles.errors} />
          <text x={x + 11} y={y - 7.5} className={styles.count}>
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
export function BuildDiagram({ builds, isOff }: BuildDiagramProps) {
  const of = (role: ShownBuild['role']) => builds.find((build) => build.role === role);
  const [live, canary, previous] = [of('live'), of('canary'), of('previous')];
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className={styles.diagram} data-off={isOff}>
      {previous && (
        <>
          <path d="M244 60 C 200 60 190 98 150 98 H 120" className={styles.back} />
          <Stop build={previous} x={112} y={98} />
        </>
      )}
      {canary && (
        <>
          <path
            d="M70 60 C 120 60 130 22 180 22 H 300"
            className={styles.canary}
            strokeWidth={widthOf(canary)}
          />
          <Stop build={canary} x={252} y={22} />
        </>
      )}
      {live && (
        <>
          <path d="M12 60 H 300" className={styles.road} strokeWidth={widthOf(live)} />
          <path d="M12 60 H 300" className={styles.dashes} />
          <Stop build={live} x={252} y={60} />
        </>
      )}
    </svg>
  );
}
