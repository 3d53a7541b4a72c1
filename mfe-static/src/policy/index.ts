export { Facts } from './facts';
export { PolicyPage } from './policy-page';
export type { PolicySection } from './table-of-contents';
