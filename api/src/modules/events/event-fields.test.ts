import { listingMessages } from '@campus/contract';
import { describeOnOneDatabase } from '../../testing';
import { events, refusesFields } from '../listing/listing-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', ' ', listingMessages.titleRequired],
  ['title', undefined, listingMessages.titleRequired],
  ['title', long(120), listingMessages.titleTooLong],
  ['organiserName', '', listingMessages.organiserRequired],
  ['organiserName', long(80), listingMessages.nameTooLong],
  ['phone', null, listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
  ['eventDate', '14/03/2030', listingMessages.dateRequired],
  ['eventDate', '2026-02-30', listingMessages.dateInvalid],
  ['eventTime', '24:00', listingMessages.timeRequired],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
];

describeOnOneDatabase('the fields of an event', (t) => {
  refusesFields(t, events, wrong);
});
