export { emptyReport, useReport, type Report, type Reported } from './use-report';
