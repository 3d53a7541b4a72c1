export { reportMessages } from './messages';
export {
  contentReportReasons,
  datingReportReasons,
  reportKinds,
  reportReasons,
  sendReport,
  type ReportKind,
} from './reports';
