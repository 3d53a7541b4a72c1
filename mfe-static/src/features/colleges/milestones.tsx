import type { College } from '@campus/contract';
import { Skeleton, VisuallyHidden } from '@campus/shared-ui';
import styles from './milestones.module.css';

function Milestone({ college }: { college: College }) {
  return (
    <li className={styles.stone}>
      <p className={styles.cap}>{college.state}</p>
      <h3 className={styles.name}>{college.name}</h3>
      <p className={styles.country}>{college.country}</p>
      <p className={styles.suffix}>
        <VisuallyHidden>Email addresses end in </VisuallyHidden>
        {college.emailSuffix}
      </p>
    </li>
  );
}

/** The colleges, drawn as milestones of a highway: the yellow cap names the state. */
export function Milestones({ colleges }: { colleges: readonly College[] }) {
  return (
    <ul className={styles.stones} aria-label="Partner colleges">
      {colleges.map((college) => (
        <Milestone key={college._id} college={college} />
      ))}
    </ul>
  );
}

/** Placeholder for the milestones while they load. */
export function MilestonesSkeleton() {
  return (
    <div className={styles.stones} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.stone}>
          <div className={styles.cap} />
          <Skeleton width="80%" height="1.4rem" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
