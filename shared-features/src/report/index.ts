export { ReportButton, type ReportButtonProps } from './report-button';
export { ReportDialog } from './report-dialog';
export { ReportOverlay } from './report-overlay';
export type { Reported } from './use-report';
