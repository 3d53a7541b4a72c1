export { ReportButton, ReportDialog, ReportOverlay } from './report-button';
export type { Reported } from './report-dialog';
export { useBlock } from './use-block';
