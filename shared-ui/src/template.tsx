// Parts of templates that the document fills in: see `Each` of `@campus/federation/template`. A build renders
// them to markup; browsers do not load them.
import type { ReactNode } from 'react';
import { Initials } from './feedback/avatar';
import { CardPicture, ExpandableCard } from './listing/expandable-card';
import styles from './listing/expandable-card.module.css';

/** The initials of a name. @param path of the name in the item; `size` in CSS pixels */
export function AvatarTemplate({ path, size }: { path: string; size: number }) {
  return <Initials hue={`{{${path}|hue}}`} size={size}>{`{{${path}|initials}}`}</Initials>;
}

const nothing = () => undefined;

interface CardTemplateProps {
  /** Kind of the entry, as used in the ids of its cards. */
  kind: string;
  title: ReactNode;
  media: ReactNode;
  lead?: ReactNode;
  summary: ReactNode;
}

/** The closed card of an entry. */
export function CardTemplate({ kind, ...rest }: CardTemplateProps) {
  return (
    <ExpandableCard id={`${kind}-{{_id}}`} expanded={false} onToggle={nothing} {...rest}>
      {undefined}
    </ExpandableCard>
  );
}

interface PictureTemplateProps {
  /** Path to the picture's address. */
  path: string;
  /** Path to the day shown over the picture, as in `DateBadge`. */
  day?: string;
}

/** The picture of a closed card. */
export function PictureTemplate({ path, day }: PictureTemplateProps) {
  return (
    <CardPicture src={`{{${path}}}`}>
      {day && (
        <time className={styles.leaf}>
          <span className={styles.month}>{`{{${day}|month}}`}</span>
          <span className={styles.number}>{`{{${day}|dayOfMonth}}`}</span>
        </time>
      )}
    </CardPicture>
  );
}
