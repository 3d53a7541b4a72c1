export {
  EntryEditorForm,
  NewEntryDialog,
  type EntryEditorProps,
  type NewEntryProps,
} from './entry-form';
export { EntryGallery } from './entry-gallery';
export { EntryList } from './entry-list';
export { EntryTools } from './entry-tools';
export { DescriptionField, PhoneField, problemOfPast } from './fields';
export { InterestButton, type InterestCalls } from './interest-button';
export { linkedState } from './linked-state';
export { createListing, type Listing } from './listing';
export { ListingFrame, useListingPage, type ListPart } from './listing-page';
export { OwnEntries } from './own-entries';
export { PicturesField, usePictures, type Pictures } from './pictures';
export { Preview, PreviewEntries, previewQuery } from './preview';
export { SignedOut } from './signed-out';
export { pickChanged, pickTexts, useEntryChange } from './use-entry-change';
export { useEntries, useOwnEntries } from './use-entries';
export { useEntryCard, type EntryCardProps, type EntryCardState } from './use-entry-card';
export { readDay, readWords, useFilters, type Filters } from './use-filters';
export { useNewEntry } from './use-new-entry';
