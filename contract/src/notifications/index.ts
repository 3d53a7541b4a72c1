export * from './kinds';
export * from './messages';
export * from './notifications';
export * from './sentence';
