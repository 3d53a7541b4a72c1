export * from './account';
export * from './messages';
export { isReservedName } from './reserved-names';
export * from './sessions';
export * from './user';
