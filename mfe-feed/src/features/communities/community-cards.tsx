import { limits, type Community } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Icon, Skeleton } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from './communities.module.css';
import { countMembers, JoinButton } from './membership-bar';

/** Number of colours. A community's name selects one, so it has the same colour everywhere. */
const inks = 5;

function inkOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % inks;
}

interface CardsProps {
  readonly communities: readonly Community[];
  /** Posts of the last seven days by community, undefined until loaded. */
  readonly activity: ReadonlyMap<string, number> | undefined;
}

function countPosts(posts: number | undefined): string {
  if (posts === undefined) return '';
  if (posts === 0) return 'quiet this week';
  const count = posts >= limits.weekPosts ? `${limits.weekPosts}+` : posts;
  return posts === 1 ? '1 post this week' : `${count} posts this week`;
}

function CommunityCard({ community, posts }: { community: Community; posts: number | undefined }) {
  const { _id, name, description, joined, members = 0 } = community;
  const life = [countMembers(members), countPosts(posts)].filter(Boolean).join(' · ');
  return (
    <li className={styles.card} data-ink={inkOf(name)}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <h2 className={styles.name} id={`community-${_id}`}>
        {name}
      </h2>
      <p className={styles.description}>{description}</p>
      <p className={styles.life}>{joined !== undefined && life}</p>
      <div className={styles.actions}>
        <Link
          className={styles.view}
          to={paths.community({ communityId: _id, communityName: name })}
          aria-describedby={`community-${_id}`}
        >
          View Posts <Icon name="chevron-right" size={16} />
        </Link>
        {joined !== undefined && <JoinButton community={community} />}
      </div>
    </li>
  );
}

export function CommunityCards({ communities, activity }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {communities.map((community) => (
        <CommunityCard
          key={community._id}
          community={community}
          posts={activity?.get(community._id)}
        />
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
