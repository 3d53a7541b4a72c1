import { When } from '@campus/federation/template';
import { ListingTemplate } from '@campus/shared-features/listing-template';
import { Badge } from '@campus/shared-ui';
import { PictureTemplate } from '@campus/shared-ui/template';
import type { ReactNode } from 'react';
import type { OccasionAt, Occasions } from './occasions';
import { DayFilterBar, useDayFilters } from './occasions-page';

interface OccasionsTemplateProps<T extends OccasionAt<F>, K extends string, F extends string> {
  readonly of: Occasions<T, K, F>;
  /** The page's first call. */
  readonly call: string;
  /** Stays visible when the card is closed. */
  readonly summary: ReactNode;
}

/** The template of a page made by `createOccasionsPage`. */
export function OccasionsTemplate<T extends OccasionAt<F>, K extends string, F extends string>({
  of,
  call,
  summary,
}: OccasionsTemplateProps<T, K, F>) {
  return (
    <ListingTemplate
      listing={of}
      filters={<DayFilterBar filters={useDayFilters()} nouns={`${of.noun}s`} />}
      call={call}
      label={`Upcoming ${of.noun}s`}
      media={<PictureTemplate path="thumbnails.0" day={of.dayField} />}
      lead={`{{${of.dayField}|day}}, {{${of.timeField}|clock}}`}
      summary={summary}
      own="isOrganizer"
    >
      <When value="interestedCount">
        <Badge tone="good">{'{{interestedCount}} interested'}</Badge>
      </When>
      <When value="acquaintances">
        <Badge tone="good">
          {'with {{acquaintances.0}}'}
          <When value="acquaintances.1">{' and {{acquaintances.1}}'}</When>
        </Badge>
      </When>
    </ListingTemplate>
  );
}
