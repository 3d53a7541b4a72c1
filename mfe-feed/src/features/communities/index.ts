export { MembershipBar } from './membership-bar';
export { hasJoinedNone, useCommunities, yoursOf } from './use-communities';
