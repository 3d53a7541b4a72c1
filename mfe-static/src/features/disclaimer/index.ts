export { DisclaimerPage } from './disclaimer-page';
