import { exploreMessages, listingMessages } from '@campus/contract';
import { describeOnOneDatabase } from '../../testing';
import { explores, refusesFields } from '../listing/listing-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', ' ', listingMessages.titleRequired],
  ['title', undefined, listingMessages.titleRequired],
  ['title', long(120), listingMessages.titleTooLong],
  ['organiserName', '', listingMessages.organiserRequired],
  ['organiserName', long(80), listingMessages.nameTooLong],
  ['phone', null, listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
  ['exploreDate', '14/03/2030', listingMessages.dateRequired],
  ['exploreDate', '2026-02-30', listingMessages.dateInvalid],
  ['exploreTime', '24:00', listingMessages.timeRequired],
  ['source', long(120), listingMessages.placeTooLong],
  ['destination', long(120), listingMessages.placeTooLong],
  ['duration', long(60), exploreMessages.durationTooLong],
  ['socialMediaHandle', long(200), listingMessages.socialTooLong],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
];

describeOnOneDatabase('the fields of a trip', (t) => {
  refusesFields(t, explores, wrong);
});
