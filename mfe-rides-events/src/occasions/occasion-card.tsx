import { useCall } from '@campus/contract/react';
import {
  EntryGallery,
  EntryTools,
  InterestButton,
  type EntryCardProps,
  type EntryCardState,
} from '@campus/shared-features/listing';
import { Badge, buttonClass, Icon } from '@campus/shared-ui';
import {
  CardActions,
  CardPicture,
  Contact,
  DateBadge,
  Detail,
  Details,
  ExpandableCard,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { formatClock, formatDate } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import { formatMoment, type Occasion, type Occasions } from './occasions';

interface OccasionCardProps<T extends Occasion & M, K extends string, M> {
  readonly of: Occasions<T, K, M>;
  readonly entry: T;
  readonly card: EntryCardState;
  /** A few words that stay in sight when the card is closed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Closed it says what and when; open the rest. */
export function OccasionCard<T extends Occasion & M, K extends string, M>(
  props: OccasionCardProps<T, K, M>,
) {
  const { of, entry, card, summary, children } = props;
  const { hasEnded, isOrganizer, interestedCount } = entry;
  const moment = of.momentOf(entry);
  return (
    <ExpandableCard
      {...card.frame}
      title={entry.title}
      media={
        <CardPicture src={entry.thumbnails?.[0] ?? entry.images[0]}>
          <DateBadge day={moment.day} />
        </CardPicture>
      }
      lead={formatMoment(moment)}
      summary={
        <>
          {summary}
          {hasEnded && <Badge>Ended</Badge>}
          {isOrganizer && <Badge tone="note">Your {of.noun}</Badge>}
          {interestedCount > 0 && <Badge tone="good">{interestedCount} interested</Badge>}
        </>
      }
    >
      {children}
    </ExpandableCard>
  );
}

interface OccasionViewProps<T extends Occasion & M, K extends string, M> extends EntryCardProps<T> {
  readonly of: Occasions<T, K, M>;
  readonly onEdit: () => void;
  /** Handles beside the phone number. */
  readonly social?: string;
  /** Details of its own. */
  readonly children?: ReactNode;
}

function Actions<T extends Occasion & M, K extends string, M>(props: OccasionViewProps<T, K, M>) {
  const { of, entry, onEdit, onGone, social } = props;
  const { _id: id, title, phone, organiserName, hasEnded } = entry;
  // What the list said, until the server confirms or denies it; a failed question changes nothing.
  const { data } = useCall(of.verify, { params: { id } });
  const about = `"${title}" (${formatMoment(of.momentOf(entry))})`;
  return (
    <CardActions>
      {!hasEnded && <InterestButton entry={entry} calls={of.interest} merge={of.merge} />}
      <Contact
        phone={phone}
        social={social}
        greeting={`Hi ${organiserName}, I have a question about ${about}.`}
      />
      {!hasEnded && (
        <a className={buttonClass('quiet')} href={of.calendarPath(id)} download>
          <Icon name="calendar" /> Add to calendar
        </a>
      )}
      <ShareButton title={title} path={of.path(id)} />
      <EntryTools
        listing={of}
        id={id}
        isOwner={data?.isOrganizer ?? entry.isOrganizer}
        onEdit={onEdit}
        onGone={onGone}
      />
    </CardActions>
  );
}

/** The rest of an occasion, to read. */
export function OccasionView<T extends Occasion & M, K extends string, M>(
  props: OccasionViewProps<T, K, M>,
) {
  const { of, entry, onViewing, children } = props;
  const { day, time } = of.momentOf(entry);
  return (
    <>
      <EntryGallery
        title={entry.title}
        images={entry.images}
        thumbnails={entry.thumbnails}
        onViewing={onViewing}
      />
      <LongText>{entry.description}</LongText>
      <Details>
        <Detail icon="user" label="Organiser">
          {entry.organiserName}
        </Detail>
        <Detail icon="calendar" label="When">
          {formatDate(day)}, {formatClock(time)}
        </Detail>
        {children}
      </Details>
      <Actions {...props} />
    </>
  );
}
