export * from './chat';
export * from './matches';
export * from './messages';
export * from './profile';
