export { useCommunities } from './use-communities';
