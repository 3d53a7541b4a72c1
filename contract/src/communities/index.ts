export * from './communities';
