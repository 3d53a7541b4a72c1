export { addressOf } from './address';
export { call, type CallInput } from './call';
export { download, type Download } from './download';
export { ApiFailure, failureMessage, isNetworkFailure } from './failure';
export { endSession, sessionOverEvent } from './session-over';
export { moderationReason } from './moderation';
