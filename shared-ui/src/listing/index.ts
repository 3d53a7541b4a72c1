export { CardGrid, CardGridSkeleton } from './card-grid';
export { CardActions, CardGallery, CardList, type CardListProps } from './card-list';
export { CardSkeleton } from './card-skeleton';
export { Contact, type ContactProps } from './contact';
export { DateBadge } from './date-badge';
export { Detail, Details, LongText, type DetailProps } from './details';
export { ExpandableCard, type ExpandableCardProps } from './expandable-card';
export { FilterBar, type FilterBarProps } from './filter-bar';
export {
  PreviewItem,
  PreviewList,
  previewLinkClass,
  PreviewNote,
  PreviewSection,
  type PreviewItemProps,
  type PreviewSectionProps,
} from './preview-section';
export { SearchBox, type SearchBoxProps } from './search-box';
export { ShareButton, type ShareButtonProps } from './share-button';
export { askFirst, neighbourOf } from './ask-first';
export { CardPicture, type CardPictureProps } from './card-picture';
export { FieldPair, FormBody, type FormBodyProps } from './form-body';
export { LinkedEntry, type LinkedEntryProps } from './linked-entry';
