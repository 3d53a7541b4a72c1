export { addressOf } from './address';
export { call, type CallInput } from './call';
export { download, type Download } from './download';
export { ApiFailure, failureMessage, isNetworkFailure } from './failure';
export { requestFailedEvent, type RequestFailed } from './request-failed';
export { endSession, sessionOverEvent } from './session-over';
export { moderationReason } from './moderation';
