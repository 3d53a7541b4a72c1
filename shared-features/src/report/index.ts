export { ReportButton, type ReportButtonProps } from './report-button';
export { ReportDialog, type ReportDialogProps } from './report-dialog';
export { ReportOverlay, type ReportOverlayProps } from './report-overlay';
export type { Reported } from './use-report';
