import type { ProfileCard } from '@campus/contract';
import { GenderBadge } from '../../../profile/gender-badge';
import { entryId } from '../../../profile/use-leaving';
import { SendButton, type SendRequest } from '../send-button';
import styles from './people.module.css';

interface PersonCardProps {
  readonly card: ProfileCard;
  readonly request: SendRequest;
  readonly onOpen: (userId: string) => void;
}

/** A student's photo and name; the card opens their profile, the button sends a request. */
export function PersonCard({ card, request, onOpen }: PersonCardProps) {
  const id = entryId(card.user_id);
  const heading = `${id}-name`;
  return (
    <article id={id} className={styles.card} aria-labelledby={heading}>
      <div className={styles.photo}>
        <img
          src={card.profileThumbnail ?? (card.profilePhoto || undefined)}
          alt={card.name}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.badge}>
          <GenderBadge gender={card.gender} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 id={heading} className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(card.user_id)}
          >
            {card.name}
          </button>
        </h3>
        <p className={styles.short}>{card.shortDescription}</p>
      </div>
      <SendButton
        card={card}
        request={request}
        size="small"
        className={styles.send}
        aria-describedby={heading}
      />
    </article>
  );
}
