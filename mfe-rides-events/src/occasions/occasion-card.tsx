import { useCall } from '@campus/contract/react';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  AskLink,
  EntryActions,
  EntryGallery,
  InterestButton,
  PostedBy,
  useEntryCard,
  type EntryCardProps,
} from '@campus/shared-features/listing';
import { Badge, buttonClass, Icon } from '@campus/shared-ui';
import {
  CardPicture,
  DateBadge,
  Detail,
  Details,
  ExpandableCard,
  LongText,
} from '@campus/shared-ui/listing';
import { formatClock, formatDate } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import type { OccasionEditor as Editor } from './occasion-form';
import { formatMoment, momentOf, type OccasionAt, type Occasions } from './occasions';

// A lazy component loses its type parameters, so the cast restores them.
const OccasionEditor = lazyForm(() =>
  import(/* webpackChunkName: "occasion-form" */ './occasion-form').then(
    (part) => part.OccasionEditor,
  ),
) as typeof Editor;

interface OccasionCardProps<
  T extends OccasionAt<F>,
  K extends string,
  F extends string,
> extends EntryCardProps<T> {
  readonly of: Occasions<T, K, F>;
  /** Stays visible when the card is closed. */
  readonly summary: ReactNode;
  /** Social media handles, in addition to the phone number. */
  readonly social?: string;
  /** Details of this kind of occasion. */
  readonly children?: ReactNode;
}

interface ViewProps<T extends OccasionAt<F>, K extends string, F extends string> extends Omit<
  OccasionCardProps<T, K, F>,
  'summary'
> {
  readonly onEdit: () => void;
}

function Actions<T extends OccasionAt<F>, K extends string, F extends string>(
  props: ViewProps<T, K, F>,
) {
  const { of, entry, onEdit, social } = props;
  const { calls, merge } = of;
  const { _id: id, title, phone, organiserName, hasEnded } = entry;
  // The list's value is used until the server confirms or denies it, and also if this call fails.
  const { data } = useCall(calls.verify, { params: { id } });
  const when = formatMoment(momentOf(of, entry));
  const isOwner = data?.isOrganizer ?? entry.isOrganizer;
  const greeting = `Hi ${organiserName}, I have a question about "${title}" (${when}).`;
  return (
    <EntryActions
      listing={of}
      id={id}
      isOwner={isOwner}
      onEdit={onEdit}
      contact={{ phone, social, greeting }}
      share={{ title, path: of.path(id) }}
      first={
        !hasEnded && (
          <>
            <InterestButton entry={entry} calls={calls.interest} merge={merge} />
            {!isOwner && <AskLink about={`${of.kind}.${id}`}>Ask the organiser</AskLink>}
          </>
        )
      }
    >
      {!hasEnded && (
        <a className={buttonClass('quiet')} href={calls.calendarPath(id)} download>
          <Icon name="calendar" /> Add to calendar
        </a>
      )}
    </EntryActions>
  );
}

/** The details of an occasion, read-only. */
function View<T extends OccasionAt<F>, K extends string, F extends string>(
  props: ViewProps<T, K, F>,
) {
  const { of, entry, children } = props;
  const { day, time } = momentOf(of, entry);
  return (
    <>
      <EntryGallery
        id={entry._id}
        title={entry.title}
        images={entry.images}
        thumbnails={entry.thumbnails}
      />
      <LongText>{entry.description}</LongText>
      <Details>
        <Detail icon="user" label="Organiser">
          {entry.organiserName}
        </Detail>
        <PostedBy username={entry.postedBy} />
        <Detail icon="calendar" label="When">
          {formatDate(day)}, {formatClock(time)}
        </Detail>
        {children}
      </Details>
      <Actions {...props} />
    </>
  );
}

/** An occasion. Closed, it shows title and time; open, also the details. */
export function OccasionCard<T extends OccasionAt<F>, K extends string, F extends string>(
  props: OccasionCardProps<T, K, F>,
) {
  const { of, entry, summary } = props;
  const { title, hasEnded, isOrganizer, interestedCount, acquaintances } = entry;
  const card = useEntryCard(of, props, (edit) => <OccasionEditor {...edit} of={of} />);
  const moment = momentOf(of, entry);
  return (
    <ExpandableCard
      {...card.frame}
      title={title}
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
          {acquaintances.length > 0 && (
            <Badge tone="good">with {acquaintances.join(' and ')}</Badge>
          )}
        </>
      }
    >
      {card.editor ?? <View {...props} onEdit={card.edit} />}
    </ExpandableCard>
  );
}
