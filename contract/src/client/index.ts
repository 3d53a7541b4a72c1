export { addressOf } from './call';
export { call, type CallInput } from './call';
export { download, type Download } from './download';
export { takeEarlyAnswer } from './early-answers';
export { ApiFailure, failureMessage, isNetworkFailure } from './failure';
export { dropLastSeen, identityPath, lastSeenCache } from './last-seen';
export { requestFailedEvent, type RequestFailed } from './events';
export { endSession, sessionOverEvent } from './events';
export { moderationReason } from './failure';
export {
  isQueuedOffline,
  type OfflineQueue,
  type QueuedAs,
  type QueuedCall,
  type QueuedProblem,
} from './offline-queue';
export { readTolerantly } from './read-answer';
