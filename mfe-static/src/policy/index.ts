export { Facts } from './facts';
export { PolicyPage, type PolicySection } from './policy-page';
