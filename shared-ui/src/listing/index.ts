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
export { CardActions, CardGallery, CardList, CardSkeleton, ShareButton } from './card-list';
export { Contact } from './contact';
export { FilterBar, SearchBox, type SearchBoxProps } from './filter-bar';
export {
  PreviewItem,
  previewLinkClass,
  PreviewList,
  PreviewNote,
  PreviewSection,
} from './preview-section';
// For remotes built before 1.5; remove in 2.0.
export { confirm as askFirst, neighbourOf } from '../list';
export { FieldPair, FormBody } from './form-body';
export { LinkedEntry, type LinkedEntryProps } from './linked-entry';
