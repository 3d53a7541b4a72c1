export { MembershipBar } from './membership-bar';
export { useCommunities, yoursOf } from './use-communities';
