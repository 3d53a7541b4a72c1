export * from './confessions';
