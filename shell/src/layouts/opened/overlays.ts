/** The overlays that a press opens around a page: one chunk, which no page needs before it is touched. */
export { CommunityLinks } from './community-links';
export { CreateSheet } from './create-sheet';
export { Drawer } from './drawer';
export { PanelOverlay } from '../../notifications/panel/panel-overlay';
