export * from './colleges';
