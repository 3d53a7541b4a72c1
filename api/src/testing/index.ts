export type { Client } from './harness';
export { teaLive } from './fake-remotes';
export {
  describeOnEachDatabase,
  type Harness,
  type TestCollege,
  type TestStudent,
} from './harness';
export { testConfig } from './harness';
export { asAddresses, makeCampus, makeCommunity, photo, publish, type Campus } from './fixtures';
export { connected, openPage, type Page } from './page';
export { teaIncident, teaSeen, sendBeacon, ticketFor } from './beacon-fixture';
