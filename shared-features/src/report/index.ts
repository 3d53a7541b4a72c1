export { ReportButton, type ReportButtonProps } from './report-button';
export { ReportDialog, type Reported } from './report-dialog';
export { ReportOverlay } from './report-overlay';
