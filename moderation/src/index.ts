export { askHosted, createModerator, type Moderator, type ModeratorOptions } from './moderator';
export { everythingFound, moderateText } from './moderate-text';
export type { FieldKind, FieldText } from './types';
