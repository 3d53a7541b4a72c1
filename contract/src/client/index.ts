export { addressOf } from './address';
export { call, type CallInput } from './call';
export { ApiFailure, failureMessage, isNetworkFailure } from './failure';
export { endSession, sessionOverEvent } from './session-over';
export { moderationReason } from './moderation';
