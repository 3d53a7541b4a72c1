export { useCommunities, type Communities } from './use-communities';
