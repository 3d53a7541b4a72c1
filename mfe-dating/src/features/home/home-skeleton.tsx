import { Skeleton, Spinner } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { Counter } from './home-view';
import card from './profile-card.module.css';
import styles from './home.module.css';
import options from './options.module.css';

const ghosts = ['edit', 'requests', 'chat', 'explore'];

function CardGhost({ children }: { children: ReactNode }) {
  return (
    <div className={card.card}>
      <div className={card.photo} />
      <div className={card.words}>
        <p className={card.name} aria-hidden="true">
          <Skeleton width="9rem" height="1lh" />
        </p>
        <p role="status" className={card.loading}>
          <Spinner /> {children}
        </p>
      </div>
      <div className={card.visibility} aria-hidden="true">
        <Skeleton shape="circle" width="18px" height="18px" />
        <Skeleton lines={2} />
        <span className={card.ghostButton} />
      </div>
    </div>
  );
}

/** The dating home before it is there. Its children say what is under way. */
export function HomeSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns} aria-busy="true">
      <CardGhost>{children}</CardGhost>
      <div className={styles.side} aria-hidden="true">
        <dl className={styles.counters}>
          {['Match Requests', 'Matches'].map((label) => (
            <Counter key={label} label={label}>
              <Skeleton shape="rect" width="2.5rem" height="1lh" />
            </Counter>
          ))}
        </dl>
        <ul className={options.options}>
          {ghosts.map((ghost) => (
            <li key={ghost} className={options.option}>
              <span className={options.icon} />
              <span className={options.words}>
                <span className={options.title}>
                  <Skeleton width="8rem" height="1lh" />
                </span>
                <span className={options.hint}>
                  <Skeleton width="80%" height="1lh" />
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.settings}>
          <span className={styles.ghostButton} />
        </div>
      </div>
    </div>
  );
}
