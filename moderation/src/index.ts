export {
  askHosted,
  createModerator,
  moderate,
  type Moderator,
  type ModeratorOptions,
} from './moderator';
export { everythingFound, moderateText } from './moderate-text';
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
