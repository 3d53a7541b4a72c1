export { ReportButton, type ReportButtonProps, ReportDialog, ReportOverlay } from './report-button';
export type { Reported } from './report-dialog';
export { useBlock } from './use-block';
