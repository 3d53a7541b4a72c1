export type { Link, LiveEventName } from './line';
export { joinLive, type LiveListener, type Joined } from './live';
