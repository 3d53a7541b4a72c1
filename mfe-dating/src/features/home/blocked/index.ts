export { BlockedOverlay } from './blocked-overlay';
