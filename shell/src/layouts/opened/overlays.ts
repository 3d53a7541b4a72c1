/** What a press opens around a page: one chunk, of which no page needs anything before it is touched. */
export { CommunityLinks } from './community-links';
export { CreateSheet } from './create-sheet';
export { Drawer } from './drawer';
export { PanelOverlay } from '../../notifications/panel/panel-overlay';
