export { adImages, ads } from './ads';
export { cabs, seatRequests } from './cabs';
export { codes } from './students';
export { colleges } from './colleges';
export { commentLikes, comments } from './posts';
export { communities } from './colleges';
export { communityMembers } from './members';
export { communityModerators, moderatorLog } from './moderators';
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
export { eventImages, eventInterests, events } from './events';
export { exploreImages, exploreInterests, explores } from './explores';
export { media } from './media';
export { notifications } from './notifications';
export { avatarImages, personBlocks } from './people';
export { postImages, posts } from './posts';
export { reports } from './reports';
export { sessions } from './students';
export { students } from './students';
export { votes } from './posts';
