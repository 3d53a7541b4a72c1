import {
  datingMessages,
  type DatingProfile,
  findDatingProfile,
  matchMessages,
  type ProfileCard,
} from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { linkedState } from '@campus/shared-features/listing';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import type { ViewImage } from '@campus/shared-ui/images';
import { EmptyScene } from '@campus/shared-ui/list';
import { type ReactNode, useId } from 'react';
import { Gallery } from './gallery';
import { GenderBadge } from './gender-badge';
import styles from './profile.module.css';

/** The loading state of a student's profile. */
export type Person =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly state: 'known';
      readonly card: ProfileCard;
      readonly rest: DatingProfile | 'loading' | 'unknown';
    };

const messages = {
  failed: datingMessages.profilesFailed,
  network: datingMessages.serverErrorLater,
};

/**
 * A student's full profile. If it fails to load, the data of the card is used.
 * @param userId undefined while no profile is open
 */
export function usePerson(userId: string | undefined, card: ProfileCard | undefined): Person {
  const enabled = userId !== undefined;
  const profile = useCall(findDatingProfile, { params: { userId: userId ?? '' } }, { enabled });
  const { data, error, refetch } = profile;
  // A student who has left is missing, even if the cached profile is fresh.
  const state = linkedState({ data: error?.status === 404 ? undefined : data, error }, messages);
  if (state === 'gone') return { state: 'missing' };
  if (data) return { state: 'known', card: data, rest: data };
  if (card) return { state: 'known', card, rest: state === 'loading' ? 'loading' : 'unknown' };
  if (typeof state === 'string') return { state: 'loading' };
  return { state: 'failed', message: state.failed, retry: () => void refetch() };
}

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
function ProfileView({ card, rest }: KnownProps) {
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
function ProfileSkeleton() {
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

export interface ProfileDialogProps {
  readonly open: boolean;
  readonly person: Person;
  readonly onClose: () => void;
  /** A row of buttons with actions, shown once the profile is loaded. */
  readonly children: ReactNode;
}

function Shown({ person }: Pick<ProfileDialogProps, 'person'>) {
  if (person.state === 'known') return <ProfileView key={person.card.user_id} {...person} />;
  if (person.state === 'failed') {
    return <ErrorState message={person.message} onRetry={person.retry} />;
  }
  if (person.state === 'missing') {
    return (
      <EmptyState title={matchMessages.notAvailable} scene={<EmptyScene name="BanyanBench" />} />
    );
  }
  return (
    <LoadingRegion busy label="Loading the profile">
      <ProfileSkeleton />
    </LoadingRegion>
  );
}

/** A student's full profile in a dialog over the page. */
export function ProfileDialog({ open, person, onClose, children }: ProfileDialogProps) {
  const known = person.state === 'known';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={known ? person.card.name : 'Profile'}
      footer={known && <div className={styles.actions}>{children}</div>}
    >
      <Shown person={person} />
    </Dialog>
  );
}
