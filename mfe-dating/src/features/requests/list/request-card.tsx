import type { MatchRequest } from '@campus/contract';
import { Time } from '@campus/shared-ui/time';
import { entryId } from '../../../profile/use-leaving';
import { SafetyMenu } from '../../../safety/safety-menu';
import { AnswerButtons, keyOf, type Respond } from '../answer-buttons';
import styles from './requests.module.css';

interface RequestCardProps {
  readonly request: MatchRequest;
  readonly respond: Respond;
  readonly onGone: () => void;
  readonly onOpen: (userId: string) => void;
}

/** A request, styled as a letter with the sender's photo as stamp. The whole card opens their profile. */
export function RequestCard({ request, respond, onGone, onOpen }: RequestCardProps) {
  const { profile, createdAt } = request;
  const id = entryId(keyOf(request));
  const heading = `${id}-name`;
  return (
    <article id={id} className={styles.card} aria-labelledby={heading}>
      <div className={styles.stamp}>
        <img
          src={profile.profileThumbnail ?? (profile.profilePhoto || undefined)}
          alt={profile.name}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <h3 id={heading} className={styles.name}>
          {profile.user_id ? (
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => onOpen(profile.user_id)}
            >
              {profile.name}
            </button>
          ) : (
            profile.name
          )}
        </h3>
        <p className={styles.short}>{profile.shortDescription}</p>
        {createdAt && (
          <p className={styles.sent}>
            Sent <Time value={createdAt} format="date" />
          </p>
        )}
      </div>
      <div className={styles.menu}>
        {profile.user_id && (
          <SafetyMenu name={profile.name} userId={profile.user_id} onGone={onGone} />
        )}
      </div>
      <div className={styles.answers}>
        <AnswerButtons request={request} respond={respond} describedBy={heading} />
      </div>
    </article>
  );
}
