export { BlockedPanel } from './blocked-panel';
export { DataPanel } from './data-panel';
export { DeletePanel } from './delete/delete-panel';
export { InterestsPanel } from './interests-panel';
export { PushPanel } from './push-panel';
export { SessionsPanel } from './sessions-panel';
