export type { Client } from './harness';
export { teaLive } from './fake-remotes';
export {
  teaIncident,
  teaSeen,
  sendBeacon,
  ticketFor,
  asAddresses,
  makeCampus,
  makeCommunity,
  photo,
  publish,
  queriesOf,
  type Campus,
  connected,
  openPage,
  type Page,
  skipForeignKeyChecks,
} from './fixtures';
export {
  describeOnEachDatabase,
  describeOnOneDatabase,
  type Harness,
  type TestCollege,
  type TestStudent,
} from './harness';
export { testConfig } from './harness';
export { ownPostgres, type TestDatabase } from './databases';
export { startStorage, type TestStorage } from './storage';
export { isGuarded } from '../media/media';
export { moderatedTexts } from '../modules/moderated';
export { perform } from '../operator/reach';
