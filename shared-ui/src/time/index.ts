export {
  dayKey,
  formatClock,
  formatDate,
  formatDay,
  formatFull,
  formatRupees,
  toDate,
  today,
  type Moment,
} from './format';
export { Time, type TimeProps } from './time';
