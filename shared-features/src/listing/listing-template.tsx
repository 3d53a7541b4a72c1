import { Each, When } from '@campus/federation/template';
import { Badge } from '@campus/shared-ui';
import { CardList } from '@campus/shared-ui/listing';
import { CardTemplate } from '@campus/shared-ui/template';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { CardsProps } from './entry-list';
import type { Entry, Listing } from './listing';
import { ListingPage } from './listing-page';

interface ListingTemplateProps<T extends Entry, K extends string> extends Omit<
  ComponentProps<typeof CardTemplate>,
  'kind' | 'title'
> {
  readonly listing: Listing<T, K>;
  readonly filters: ReactNode;
  /** The page's first call. */
  readonly call: string;
  /** Path to the entries in its answer; default the listing's key. */
  readonly of?: string;
  /** Name of the list's content. */
  readonly label: string;
  /** Container of the cards; default a vertical list. */
  readonly Cards?: ComponentType<CardsProps>;
  /** Name of a card; default the entry's title. */
  readonly cardTitle?: ReactNode;
  /** Path to the flag that marks the student's own entries. */
  readonly own: string;
  /** Content after that flag. */
  readonly children?: ReactNode;
}

/** The template of a listing's page: its filters and the first entries as closed cards. */
export function ListingTemplate<T extends Entry, K extends string>(
  props: ListingTemplateProps<T, K>,
) {
  const { listing, filters, call, of = listing.key, label, Cards = CardList } = props;
  const { cardTitle = '{{title}}', media, lead, summary, own, children } = props;
  const said = (
    <>
      {summary}
      <When value={own}>
        <Badge tone="note">Your {listing.noun}</Badge>
      </When>
      {children}
    </>
  );
  const card = { kind: listing.kind, title: cardTitle, media, lead, summary: said };
  const entries = (
    <Each of={of} call={call}>
      <Cards label={label}>
        <CardTemplate {...card} />
      </Cards>
    </Each>
  );
  const all = () => (
    <>
      {filters}
      {entries}
    </>
  );
  const nothing = () => null;
  return <ListingPage listing={listing} All={all} Your={nothing} Card={nothing} Dialog={nothing} />;
}
