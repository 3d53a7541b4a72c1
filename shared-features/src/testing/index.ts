/** For the tests of remotes: never part of one. */
import { describeCards } from './cards';
import { describeForms } from './forms';
import { describeLists } from './lists';
import type { ListingSubject } from './subject';

export { fakeSocket, type FakeSocket } from './fake-socket';
export { numbered, pageOf } from './history';
export { describePages, describeSignedOut } from './lists';
export type { ListingSubject };

/** The suite that every listing has to pass; what is its own stands beside it. */
export function describeListing<T extends { readonly _id: string }>(
  subject: ListingSubject<T>,
): void {
  describeLists(subject);
  describeCards(subject);
  describeForms(subject);
}
