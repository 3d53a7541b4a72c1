export { ReportButton, type ReportButtonProps } from './report-button';
export type { Reported } from './report-dialog';
export { ReportDialog, ReportOverlay } from './report-overlay';
export { useBlock } from './use-block';
