export { EntryEditorForm, NewEntryDialog } from './entry-form';
export {
  EntryList,
  NothingFound,
  NothingYet,
  OwnEntries,
  SignedOut,
  useEntries,
  type ListPart,
  type Scene,
} from './entry-list';
export {
  AskLink,
  EntryActions,
  EntryGallery,
  PostedBy,
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from './entry-card';
export { DescriptionField, PhoneField, problemOfPast, SocialField } from './fields';
export { InterestButton } from './interest-button';
export { linkedState } from './linked-entry';
export { createListing, formatPrice, type EntryPage, type Listing } from './listing';
export { ListingPage } from './listing-page';
export { PicturesField, usePictures } from './pictures';
export { Preview, type LimitedCall } from './preview';
export { TodayCards } from './today-cards';
export {
  pickChanged,
  pickTexts,
  useEntryChange,
  useNewEntry,
  type NewEntryProps,
} from './use-entry-form';
export { readDay, readNumber, readText, useFilters, type Filters } from './use-filters';
