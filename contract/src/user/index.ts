export * from './account';
export * from './messages';
export * from './sessions';
export * from './user';
