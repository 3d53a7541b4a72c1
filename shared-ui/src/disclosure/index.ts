export { Disclosure, type DisclosureProps } from './disclosure';
export { useDisclosure, type DisclosureOptions, type DisclosureParts } from './use-disclosure';
