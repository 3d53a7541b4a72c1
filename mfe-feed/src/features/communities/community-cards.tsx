import type { Community } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Icon, Skeleton } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from './communities.module.css';

/** A hand's worth of inks, so that a community keeps its colour wherever it stands. */
const inks = 5;

function inkOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % inks;
}

function CommunityCard({ community }: { community: Community }) {
  const { _id, name, description } = community;
  return (
    <li className={styles.card} data-ink={inkOf(name)}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <h2 className={styles.name} id={`community-${_id}`}>
        {name}
      </h2>
      <p className={styles.description}>{description}</p>
      <Link
        className={styles.view}
        to={paths.community({ communityId: _id, communityName: name })}
        aria-describedby={`community-${_id}`}
      >
        View Posts <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  );
}

export function CommunityCards({ communities }: { communities: readonly Community[] }) {
  return (
    <ul className={styles.cards}>
      {communities.map((community) => (
        <CommunityCard key={community._id} community={community} />
      ))}
    </ul>
  );
}

export function CommunityCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={styles.card}>
          <Skeleton shape="rect" width="3rem" height="3rem" />
          <Skeleton width="60%" height="1.4rem" />
          <Skeleton lines={2} />
        </li>
      ))}
    </ul>
  );
}
