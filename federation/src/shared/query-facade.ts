/**
 * The module served under the share key `@tanstack/react-query`: only what pages use, as sharing all of it
 * would ship a fifth more. It imports the package by path, because the name resolves to this file. The build
 * refuses a remote that imports a name which is missing here.
 */
export {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
