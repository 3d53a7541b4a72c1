export * from './votes';
