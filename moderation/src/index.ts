export { askHosted } from './hosted';
export { everythingFound, moderateText } from './moderate-text';
export { createModerator, moderate, type Moderator, type ModeratorOptions } from './moderator';
export { rules, type FieldRules } from './rules';
export type {
  Classification,
  FieldKind,
  FieldRefused,
  FieldText,
  Severity,
  TextVerdict,
  Verdict,
} from './types';
