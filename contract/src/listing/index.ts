export { campusInstant, isReal } from './campus-clock';
export { listingMessages } from './messages';
