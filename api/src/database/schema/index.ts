export {
  adImages,
  ads,
  cabs,
  seatRequests,
  eventImages,
  eventInterests,
  events,
  exploreImages,
  exploreInterests,
  explores,
} from './listings';
export { codes, avatarImages, personBlocks, sessions, students } from './students';
export { colleges } from './colleges';
export { commentLikes, comments } from './posts';
export { communities } from './colleges';
export { communityMembers, communityModerators, moderatorLog } from './members';
export { confessionAuthors, confessionParticipants } from './posts';
export { conversationMessages, conversations } from './conversations';
export { datingMatches, datingMessages } from './dating';
export { datingImages, datingProfiles } from './dating';
export { datingBlocks } from './dating';
export { datingHiddenFrom } from './dating';
export {
  collegeRequests,
  communityRequests,
  contactMessages,
  buildsSeen,
  deployTokens,
  fieldReports,
  idempotencyKeys,
  operatorLog,
  seeds,
} from './operations';
export { media } from './media';
export { notifications } from './notifications';
export { postImages, posts } from './posts';
export { reports } from './reports';
export { votes } from './posts';
