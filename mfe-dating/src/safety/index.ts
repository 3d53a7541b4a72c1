export { GuidelinesLink } from './guidelines-link';
export { ReportDialog } from './report-dialog';
export { SafetyMenu, type SafetyMenuProps } from './safety-menu';
