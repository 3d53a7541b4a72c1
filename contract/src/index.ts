export * from './account';
export * from './ads';
export * from './auth';
export * from './auth-forms';
export * from './beacon';
export * from './beacon-limits';
export * from './cabs';
export * from './colleges';
export * from './comments';
export * from './communities';
export * from './conversations';
export * from './dating/chat';
export * from './dating/hidden-from';
export * from './dating/matches';
export * from './dating/profile';
export * from './endpoint';
export * from './moderators';
export * from './enquiries/contact';
export * from './enquiries/requests';
export * from './events';
export * from './explores';
export { delays, networkError, registryChangedEvent, verifyTokenPath } from './frame';
export { campusInstant, interestMessages, isReal } from './listing';
export { limits } from './limits';
export { authMessages } from './messages/auth';
export { communityMessages } from './messages/communities';
export * from './messages/dating';
export { enquiryMessages } from './messages/enquiries';
export { listingMessages } from './messages/listing';
export { notificationMessages, notificationSentence, pushMessages } from './messages/notifications';
export { commentMessages, postMessages, voteLabels } from './messages/posts';
export { reportMessages } from './messages/reports';
export { moderationFailed, serverMessages } from './messages/server';
export { sessionMessages } from './messages/session';
export { peopleMessages, showInterestsMessages } from './messages/people';
export * from './messages/user';
export * from './notifications';
export {
  aboutForm,
  blockPerson,
  deleteAvatar,
  listBlockedPeople,
  putAvatar,
  readPerson,
  searchPeople,
  showInterests,
  unblockPerson,
  updateAbout,
  type FoundPerson,
  type Person,
} from './people';
export * from './posts';
export { readPush, subscribePush, unsubscribePush } from './push';
export { reportKinds, type ReportKind } from './report-kinds';
export {
  contentReportReasons,
  datingReportReasons,
  reportReasons,
  sendReport,
  type urgentReportReasons,
} from './reports';
export { isReservedName } from './reserved-names';
export * from './sessions';
export { done, failure, type Failure } from './shared/answer';
export { pagination, type Pagination } from './shared/paging';
export { firstProblem, id, type Problem } from './shared/fields';
export { asLines, textFields, type ModerationRules } from './shared/text';
export {
  readLiveRemotes,
  type ShownBuild,
  type ShownChange,
  type ShownRemote,
  type ShownReporters,
} from './staff';
export * from './user';
export * from './votes';
