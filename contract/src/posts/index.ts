export * from './post';
export * from './posts';
