/**
 * What is served under the share key `@tanstack/react-query`: what pages use of it, as sharing all of it would ship a
 * fifth more. By its path, as its name leads back here. The build refuses a remote that imports a name which is
 * missing here.
 */
export {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
