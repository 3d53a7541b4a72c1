export {
  CardGrid,
  CardGridSkeleton,
  CardPicture,
  DateBadge,
  Detail,
  Details,
  ExpandableCard,
  LongText,
} from './expandable-card';
export { CardActions, CardGallery, CardList, CardSkeleton } from './card-list';
export { Contact } from './contact';
export { FilterBar, SearchBox, type SearchBoxProps } from './filter-bar';
export {
  PreviewItem,
  previewLinkClass,
  PreviewList,
  PreviewNote,
  PreviewSection,
} from './preview-section';
export { askFirst, neighbourOf, ShareButton } from './card-actions';
export { FieldPair, FormBody } from './form-body';
export { LinkedEntry, type LinkedEntryProps } from './linked-entry';
