/** What a press opens around a page, and the texts of notifications: one chunk, which no page needs before that. */
export { notificationSentence } from '@campus/contract';
export { CommunityLinks } from './community-links';
export { CreateSheet } from './create-sheet';
export { Drawer } from './drawer';
export { PanelOverlay } from '../../notifications/panel/panel-overlay';
