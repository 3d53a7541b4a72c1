export { ReportDialog, type ReportDialogProps, type WrittenReport } from './report-dialog';
