export * from './cabs';
export * from './events';
export * from './explores';
export { interestMessages } from './interest';
