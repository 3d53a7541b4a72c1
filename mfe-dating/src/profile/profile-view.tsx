import type { DatingProfile, ProfileCard } from '@campus/contract';
import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import type { ViewImage } from '@campus/shared-ui/images';
import { useId, type ReactNode } from 'react';
import { Gallery } from './gallery';
import { GenderBadge } from './gender-badge';
import type { Person } from './use-person';
import styles from './profile.module.css';

type KnownProps = Omit<Extract<Person, { state: 'known' }>, 'state'>;

/** The main photo, then the others. */
function imagesOf(card: ProfileCard, rest: KnownProps['rest']): ViewImage[] {
  const main = { src: card.profilePhoto, thumb: card.profileThumbnail };
  if (typeof rest === 'string') return [main];
  const others = rest.images.map((src, index) => ({ src, thumb: rest.thumbnails?.[index] }));
  return [main, ...others];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Rest({ profile }: { profile: DatingProfile }) {
  return (
    <Part title="Looking For">
      <p className={styles.long}>{profile.partnerPreferences}</p>
    </Part>
  );
}

/** Photos beside the text; on a phone above it. */
export function ProfileView({ card, rest }: KnownProps) {
  return (
    <div className={styles.profile}>
      <Gallery images={imagesOf(card, rest)} of={`of ${card.name}`} />
      <div className={styles.words}>
        <div>
          <GenderBadge gender={card.gender} />
        </div>
        <Part title="About Me">
          <p className={styles.short}>{card.shortDescription}</p>
          {typeof rest !== 'string' && <p className={styles.long}>{rest.fullDescription}</p>}
        </Part>
        <LoadingRegion busy={rest === 'loading'} label="Loading the profile">
          {rest === 'loading' && <Skeleton lines={6} />}
          {typeof rest !== 'string' && <Rest profile={rest} />}
        </LoadingRegion>
      </div>
    </div>
  );
}

/** Placeholder for a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile}>
      <div className={styles.skeleton} />
      <div className={styles.words}>
        <Skeleton width="5rem" />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
