// Every table but `remotePointers`, which only SQL of its own reads and no backup contains.
export * from './colleges';
export * from './conversations';
export * from './dating';
export * from './listings';
export { media } from './media';
export * from './members';
export * from './notifications';
export {
  buildsSeen,
  collegeRequests,
  communityRequests,
  contactMessages,
  deployTokens,
  fieldReports,
  idempotencyKeys,
  operatorLog,
  seeds,
} from './operations';
export * from './posts';
export * from './reports';
export * from './students';
