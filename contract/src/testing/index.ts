/** For the tests of pages: never part of one. */
export {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Asked,
  type FakeServer,
  type Reply,
  type Routes,
} from './fake-server';
